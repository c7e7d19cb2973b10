/** A part of the app that does not come must not keep somebody from answering. */
export const WARNING_PATIENCE_MS = 8_000;

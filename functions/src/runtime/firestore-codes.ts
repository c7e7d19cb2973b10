/** Firestore's own codes, as far as somebody here waits for one. */
export const INVALID_ARGUMENT = 3;
export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
/** A document has changed since it was read. */
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;

/** Whether Firestore has refused with one of these. */
export const hasCode = (error: unknown, ...codes: readonly unknown[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(error.code);

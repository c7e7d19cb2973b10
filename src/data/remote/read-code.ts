/** `offline` is every answer that is not the server's; `denied` and `missing` are its own word about a document. */
export type ReadCode = 'offline' | 'denied' | 'missing';

/** Every read ends by then, whatever the network does; an answer that comes later is dropped. */
export const READ_DEADLINE_MS = 15_000;

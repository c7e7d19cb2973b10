/*
 * Apart from the remote itself: the sync floor reckons with these, and must not pull all of Firestore into
 * the first load for two numbers.
 */

/** Messages that the first opening of a room reads, and each step back. */
export const FIRST_PAGE = 50;
/** Most messages that a listener, or one step forward, brings at once. */
export const MESSAGE_WINDOW = 200;

/** Most messages that a listener from a place on brings; without a place it is the first opening. */
export const windowOf = (from: number | null): number => (from === null ? FIRST_PAGE : MESSAGE_WINDOW);

/** Beside the database, in Seoul. */
export const REGION = 'asia-northeast3';

/**
 * For every Firestore trigger. `retry` means that an event may come more than once and late, which it may
 * anyway: every handler here looks at the documents as they are now, or keeps what it adds apart by the
 * event's own time.
 */
export const TRIGGER = { region: REGION, retry: true, maxInstances: 10 } as const;

/** For those that may wait until a listing is counted again. Many may wait in one instance. */
export const COUNTING = { ...TRIGGER, timeoutSeconds: 120 } as const;

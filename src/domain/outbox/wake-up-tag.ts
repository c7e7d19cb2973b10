/** The tag of each Background Sync begins so: a page registers it, and the worker drains the outbox for it. */
export const WAKE_UP_TAG = 'geumnaru-outbox';

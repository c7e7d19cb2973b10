import { createListeners } from '#domain/listeners.ts';

/** Tells the screens that a notice has come, which may be about what they show. */
export const noticeArrived = createListeners();

import type { DocumentData } from 'firebase-admin/firestore';

/** A store that takes exchanges at any hour of any day. */
export const exchangingStore = (name: string): DocumentData => ({
  name,
  hours: Array.from({ length: 7 }, () => ({ opens: 0, closes: 1_440 })),
  services: ['exchange'],
});

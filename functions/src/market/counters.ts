import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { read } from '#documents/kernel/kind.ts';
import { counter } from '#documents/kernel/kinds.ts';

/** What a card counts of its listing; the listing keeps what its last card said while it has none. */
export const COUNTERS = ['favoriteCount', 'chatCount', 'viewCount'] as const;
export type Counter = (typeof COUNTERS)[number];

export const countersOf = (document: DocumentSnapshot): DocumentData =>
  Object.fromEntries(COUNTERS.map((name) => [name, countAt(document, name)]));

const countAt = (document: DocumentSnapshot, name: Counter): number =>
  read(counter.reads, document.get(name)) ?? 0;

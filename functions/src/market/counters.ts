import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { read } from '#documents/kernel/kind.ts';
import { counter } from '#documents/kernel/kinds.ts';

/** What a listing and its card count alike. */
export const COUNTERS = ['favoriteCount', 'chatCount', 'viewCount'] as const;

export const countersOf = (document: DocumentSnapshot): DocumentData =>
  Object.fromEntries(COUNTERS.map((name) => [name, countAt(document, name)]));

export const haveSameCounters = (one: DocumentSnapshot, other: DocumentSnapshot): boolean =>
  COUNTERS.every((name) => countAt(one, name) === countAt(other, name));

const countAt = (document: DocumentSnapshot, name: string): number =>
  read(counter.reads, document.get(name)) ?? 0;

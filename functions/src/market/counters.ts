import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { wholeOf } from '../runtime/payload.ts';

/** What a listing and its card count alike. */
export const COUNTERS = ['favoriteCount', 'chatCount', 'viewCount'] as const;

export const countersOf = (document: DocumentSnapshot): DocumentData =>
  Object.fromEntries(COUNTERS.map((name) => [name, wholeOf(document.get(name)) ?? 0]));

export const haveSameCounters = (one: DocumentSnapshot, other: DocumentSnapshot): boolean =>
  COUNTERS.every((name) => (wholeOf(one.get(name)) ?? 0) === (wholeOf(other.get(name)) ?? 0));

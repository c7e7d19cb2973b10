import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { listingCardDocument } from '#documents/listing-card.ts';
import { fieldOf } from '../runtime/field-of.ts';

/** What a card counts of its listing; the listing keeps what its last card said while it has none. */
export const COUNTERS = ['favoriteCount', 'chatCount', 'viewCount'] as const;
export type Counter = (typeof COUNTERS)[number];

export const countersOf = (card: DocumentSnapshot): DocumentData =>
  Object.fromEntries(COUNTERS.map((name) => [name, fieldOf(listingCardDocument, card, name) ?? 0]));

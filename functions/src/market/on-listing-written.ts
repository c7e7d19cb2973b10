import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { COUNTERS } from './counters.ts';
import { followCounters } from './follow-counters.ts';
import { writeCards } from './write-cards.ts';

/** Keeps the card by which a listing is found. */
export const onListingWritten = onDocumentWritten(
  { ...TRIGGER, document: 'products/{productId}', timeoutSeconds: 120 },
  async ({ id, params: { productId }, data }) => {
    if (data && isCountedOnly(data.before, data.after)) await followCounters(productId, id);
    else await writeCards([productId]);
  },
);

const isCountedOnly = (before: DocumentSnapshot, after: DocumentSnapshot): boolean =>
  before.exists && after.exists && withoutCounters(before) === withoutCounters(after);

function withoutCounters(document: DocumentSnapshot): string {
  const entries = Object.entries(document.data() ?? {}).filter(
    ([name]) => !COUNTERS.some((counter) => counter === name),
  );
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { exchangeDocument } from '#documents/exchange.ts';
import { read } from '#documents/kernel/kind.ts';
import { moment } from '#documents/kernel/times.ts';
import { orderDocument } from '#documents/order.ts';
import {
  countAccount,
  countExchange,
  countListing,
  countOrder,
  type CountedExchange,
} from '#domain/statistics/count.ts';
import { NO_TALLIES, type Tallies } from '#domain/statistics/tally.ts';
import { fromGrams, type Millis } from '#domain/units.ts';

/** Collections whose documents are counted by triggers; exchanges are counted where they are moved. */
export const SOURCES = ['users', 'products', 'orders'] as const;
export type Source = (typeof SOURCES)[number];

/** What a document of a source counts as; nothing where there is none, or where it says too little. */
export function talliesOf(source: Source, document: DocumentSnapshot): Tallies {
  if (!document.exists) return NO_TALLIES;
  if (source === 'orders') return talliesOfOrder(document);
  const createdAt = timeOf(document.get('createdAt'));
  if (createdAt === null) return NO_TALLIES;
  return source === 'users' ? countAccount(createdAt) : countListing(createdAt);
}

/** What an exchange counts as. */
export const talliesOfExchange = (document: DocumentSnapshot): Tallies => countExchange(countedOf(document));

/** As much of an exchange as is counted; what is malformed of it counts as not there. */
export const countedOf = (document: DocumentSnapshot): CountedExchange => ({
  history: [],
  measured: null,
  final: null,
  ...exchangeDocument.readSome(document.data(), ['history']),
  ...exchangeDocument.readSome(document.data(), ['measured']),
  ...exchangeDocument.readSome(document.data(), ['final']),
});

function talliesOfOrder(order: DocumentSnapshot): Tallies {
  const deal = orderDocument.readSome(order.data(), ['status', 'agreedPrice']);
  if (deal === null) return NO_TALLIES;
  return countOrder({
    ...deal,
    completedAt: timeOf(order.get('completedAt')),
    snapshot: {
      purity: 'unknown',
      weight: fromGrams(0),
      ...orderDocument.readSome(order.data(), ['snapshot'])?.snapshot,
    },
  });
}

const timeOf = (value: unknown): Millis | null => read(moment.reads, value);

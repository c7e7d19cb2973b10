import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { accountDocument } from '#documents/account.ts';
import { exchangeDocument } from '#documents/exchange.ts';
import { read } from '#documents/kernel/kind.ts';
import { moment } from '#documents/kernel/times.ts';
import { orderDocument } from '#documents/order.ts';
import { productDocument } from '#documents/product.ts';
import {
  countAccount,
  countExchange,
  countListing,
  countOrder,
  type CountedExchange,
} from '#domain/statistics/count.ts';
import { NO_TALLIES, type Tallies } from '#domain/statistics/tally.ts';
import { fromGrams, type Millis } from '#domain/units.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';

/** Collections whose documents are counted by triggers; exchanges are counted where they are moved. */
export const SOURCES = ['users', 'products', 'orders'] as const;
export type Source = (typeof SOURCES)[number];

/** What a document of a source counts as; nothing where there is none, or where it says too little. */
export function talliesOf(source: Source, document: DocumentSnapshot): Tallies {
  if (!document.exists) return NO_TALLIES;
  if (source === 'orders') return talliesOfOrder(document);
  const isAccount = source === 'users';
  const declared = isAccount ? accountDocument : productDocument;
  const createdAt = timeOf(storedField<{ readonly createdAt: Millis }>(declared, document, 'createdAt'));
  if (createdAt === null) return NO_TALLIES;
  return isAccount ? countAccount(createdAt) : countListing(createdAt);
}

/** What an exchange counts as. */
export const talliesOfExchange = (document: DocumentSnapshot): Tallies => countExchange(countedOf(document));

/** As much of an exchange as is counted; what is malformed of it counts as not there. */
export const countedOf = (document: DocumentSnapshot): CountedExchange => ({
  history: fieldOf(exchangeDocument, document, 'history') ?? [],
  measured: fieldOf(exchangeDocument, document, 'measured'),
  final: fieldOf(exchangeDocument, document, 'final'),
});

function talliesOfOrder(order: DocumentSnapshot): Tallies {
  const deal = orderDocument.readSome(order.data(), ['status', 'agreedPrice']);
  if (deal === null) return NO_TALLIES;
  return countOrder({
    ...deal,
    completedAt: timeOf(storedField(orderDocument, order, 'completedAt')),
    snapshot: {
      purity: 'unknown',
      weight: fromGrams(0),
      ...fieldOf(orderDocument, order, 'snapshot'),
    },
  });
}

const timeOf = (value: unknown): Millis | null => read(moment.reads, value);

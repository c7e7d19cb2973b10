import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { EXCHANGE_STATUSES, type ExchangeItem, type ExchangeStep } from '#domain/exchange/exchange.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { PURITIES } from '#domain/product/product.ts';
import {
  countAccount,
  countExchange,
  countListing,
  countOrder,
  type CountedExchange,
} from '#domain/statistics/count.ts';
import { NO_TALLIES, type Tallies } from '#domain/statistics/tally.ts';
import { fromGrams, millis, won, type Millis, type Milligrams } from '#domain/units.ts';
import { fieldsOf, momentOf, wholeOf, wordOf } from '../runtime/payload.ts';

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

/** As much of an exchange as is counted. */
export function countedOf(document: DocumentSnapshot): CountedExchange {
  const final = fieldsOf(document.get('final'));
  const [fineGold, fee] = [gramsOf(final?.['fineGoldG']), wholeOf(final?.['fee'])];
  return {
    history: entriesOf(document.get('history'), stepOf),
    measured: entriesOf(document.get('measured'), itemOf),
    final: fineGold === null || fee === null ? null : { fineGold, fee: won(fee) },
  };
}

function talliesOfOrder(order: DocumentSnapshot): Tallies {
  const status = wordOf(order.get('status'), ORDER_STATUSES);
  const agreedPrice = wholeOf(order.get('agreedPrice'));
  if (status === null || agreedPrice === null) return NO_TALLIES;
  return countOrder({
    status,
    agreedPrice: won(agreedPrice),
    completedAt: timeOf(order.get('completedAt')),
    snapshot: {
      purity: wordOf(order.get('snapshot.purity'), PURITIES) ?? 'unknown',
      weight: gramsOf(order.get('snapshot.weightG')) ?? fromGrams(0),
    },
  });
}

function stepOf(entry: unknown): ExchangeStep | null {
  const fields = fieldsOf(entry);
  const to = wordOf(fields?.['to'], EXCHANGE_STATUSES);
  const at = timeOf(fields?.['at']);
  return to === null || at === null ? null : { to, at };
}

function itemOf(entry: unknown): ExchangeItem | null {
  const fields = fieldsOf(entry);
  const [weight, count] = [gramsOf(fields?.['weightG']), wholeOf(fields?.['count'])];
  if (weight === null || count === null) return null;
  return { purity: wordOf(fields?.['purity'], PURITIES) ?? 'unknown', weight, count, note: '' };
}

const entriesOf = <T>(list: unknown, read: (entry: unknown) => T | null): readonly T[] =>
  Array.isArray(list) ? list.map(read).filter((entry) => entry !== null) : [];

const gramsOf = (value: unknown): Milligrams | null =>
  typeof value === 'number' && value >= 0 && value <= 1e9 ? fromGrams(value) : null;

const timeOf = (value: unknown): Millis | null =>
  value instanceof Timestamp ? millis(value.toMillis()) : momentOf(value);

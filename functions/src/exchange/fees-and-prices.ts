import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { feeTableDocument, parseFeeTable } from '#documents/fee-table.ts';
import { feeTableOn, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { dateAfter } from '#domain/time/business-days.ts';
import { fieldName } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';

/** Tables of one day are told apart by their ids, so the newest few are enough. */
const NEWEST_TABLES = 10;
/** A price older than this says nothing any more. */
const PRICE_DAYS = 60;

/** The fee table in force on a Seoul date (`YYYY-MM-DD`): the newest that has begun, else the shipped one. */
export async function feeTableOfDay(transaction: Transaction, date: string): Promise<FeeTable> {
  const { docs } = await transaction.get(
    firestore()
      .collection('feeTables')
      .where(fieldName(feeTableDocument, 'effectiveFrom'), '<=', date)
      .orderBy(fieldName(feeTableDocument, 'effectiveFrom'), 'desc')
      .limit(NEWEST_TABLES),
  );
  return feeTableOn(docs.flatMap(tableOf), date);
}

/** The newest gold price of a Seoul date or of the weeks before it, or `null` where there is none. */
export async function goldPriceOfDay(
  transaction: Transaction,
  date: string,
): Promise<{ readonly date: string } | null> {
  const { docs } = await transaction.get(goldPricesUntil(date));
  const newest = docs.at(-1);
  return newest ? { date: newest.id } : null;
}

/** The prices of a Seoul date and of the weeks before it, oldest first. */
export const goldPricesUntil = (date: string): Query =>
  firestore()
    .collection('goldPrices')
    // Oldest first, since ids in descending order would want an index of their own.
    .where(FieldPath.documentId(), '>=', dateAfter(date, -PRICE_DAYS) ?? date)
    .where(FieldPath.documentId(), '<=', date)
    .limit(PRICE_DAYS + 1);

function tableOf(document: QueryDocumentSnapshot): readonly FeeTable[] {
  const table = parseFeeTable(document.id, document.data());
  return table === null ? [] : [table];
}

import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { parseGoldPrice } from '#documents/gold-price.ts';
import { goldPriceYearDocument } from '#documents/gold-price-year.ts';
import { packYear } from '#domain/gold/price-year.ts';
import { fieldOf, fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/** A year has no more days. */
const MOST_DAYS = 366;

/**
 * Packs the prices of a year (`YYYY`) as they are now into its one document. Everything is read in the
 * transaction that writes, so an event that comes twice or late changes nothing; `false` where it said so
 * already.
 */
export const writePriceYear = (year: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const packed = firestore().doc(`goldPriceYears/${year}`);
    const held = await transaction.get(packed);
    const { docs } = await transaction.get(
      firestore()
        .collection('goldPrices')
        .where(FieldPath.documentId(), '>=', `${year}-01-01`)
        .where(FieldPath.documentId(), '<=', `${year}-12-31`)
        .limit(MOST_DAYS),
    );
    const prices = docs.flatMap((document) => parseGoldPrice(document.id, document.data()) ?? []);
    const days = packYear(year, prices);
    if (held.exists ? fieldOf(goldPriceYearDocument, held, 'days') === days : days === '') return false;
    const packedYear = { days, updatedAt: FieldValue.serverTimestamp() };
    transaction.set(packed, fieldsUnder(goldPriceYearDocument, packedYear));
    return true;
  });

/** Packs every year of which there is a price; gives how many were written. */
export async function writeAllPriceYears(): Promise<number> {
  const ends = await Promise.all(
    (['asc', 'desc'] as const).map((way) =>
      firestore().collection('goldPrices').orderBy('date', way).limit(1).get(),
    ),
  );
  const [from, to] = ends.map(({ docs }) => Number(docs[0]?.id.slice(0, 4)));
  let written = 0;
  for (let year = from ?? NaN; year <= (to ?? NaN); year += 1) {
    if (await writePriceYear(String(year))) written += 1;
  }
  return written;
}

import { feeTableOn as chooseFeeTable, type FeeTable } from '#domain/gold/fee-schedule.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { unpackYear, type PricePoint } from '#domain/gold/price-year.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { millisOfMicros } from '#domain/units.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/**
 * The newest price of `date` (`YYYY-MM-DD` in Seoul) or before; a price set for a later day does not count
 * yet.
 */
export const goldPriceOn = (db: CatalogueDatabase, date: string): Promise<GoldPrice | undefined> =>
  db.goldPrices.where('date').belowOrEqual(date).last();

/** The fee table in force on `date`; the shipped one where none was ever synced. */
export async function feeTableOn(db: CatalogueDatabase, date: string): Promise<FeeTable> {
  return chooseFeeTable(await db.feeTables.toArray(), date);
}

/** Every fee table that was synced, those to come included. */
export const allFeeTables = (db: CatalogueDatabase): Promise<readonly FeeTable[]> => db.feeTables.toArray();

/**
 * Every day of which this device knows a price, oldest first: what the packed years say, and of single days
 * what was heard later than those.
 */
export async function pricePoints(db: CatalogueDatabase): Promise<readonly PricePoint[]> {
  const years = await db.goldYears.toArray();
  const points = new Map(
    years.flatMap(({ year, days }) => unpackYear(year, days)).map((point) => [point.day, point]),
  );
  const packedAt = new Map(years.map(({ year, updatedAt }) => [year, millisOfMicros(updatedAt)]));
  for (const { date, buyPerGram, sellPerGram, updatedAt } of await db.goldPrices.toArray()) {
    const day = dayNumberOfDate(date);
    if (day === null) continue;
    const isNewer = updatedAt > (packedAt.get(date.slice(0, 4)) ?? 0);
    if (isNewer || !points.has(day)) points.set(day, { day, buyPerGram, sellPerGram });
  }
  return [...points.values()].toSorted((a, b) => a.day - b.day);
}

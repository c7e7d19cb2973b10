import type { GoldPriceYear } from '#documents/gold-price-year.ts';
import { unpackYear } from '#domain/gold/price-year.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { millisOfMicros } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';

/**
 * Takes packed years. Prices of single days that were corrected meanwhile are corrected too, as far as the
 * device has them.
 */
export async function putGoldYears(db: CatalogueDatabase, years: readonly GoldPriceYear[]): Promise<void> {
  await db.transaction('rw', [db.goldYears, db.goldPrices], async () => {
    await db.goldYears.bulkPut([...years]);
    for (const { year, days, updatedAt } of years) {
      const figures = new Map(unpackYear(year, days).map((point) => [point.day, point]));
      await db.goldPrices
        .where('date')
        .startsWith(`${year}-`)
        .modify((price) => {
          const point = figures.get(dayNumberOfDate(price.date) ?? NaN);
          if (!point || price.updatedAt > millisOfMicros(updatedAt)) return;
          Object.assign(price, { buyPerGram: point.buyPerGram, sellPerGram: point.sellPerGram });
        });
    }
  });
}

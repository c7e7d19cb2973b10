import { millis, type Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';

/** For parts that are read whole, whose cursor only tells when. */
export const NO_POSITION = millis(0);

/** Notes that these parts of the catalogue were pulled at `syncedAt`, up to `value`. Keys: `cursorKeys`. */
export async function noteSynced(
  catalogue: CatalogueDatabase,
  keys: readonly string[],
  syncedAt: Millis,
  value: Millis = NO_POSITION,
): Promise<void> {
  await catalogue.cursors.bulkPut(keys.map((key) => ({ key, value, syncedAt })));
}

import type { Millis } from '#domain/units.ts';
import type { CatalogueDatabase } from '../catalogue-database.ts';

/**
 * As of when a part of the catalogue is; `null` before its first complete pull. `key` is one of `cursorKeys`.
 */
export async function syncedAt(db: CatalogueDatabase, key: string): Promise<Millis | null> {
  const cursor = await db.cursors.get(key);
  return cursor && cursor.syncedAt > 0 ? cursor.syncedAt : null;
}

/** Whether a pull that reads a part in several goes has not come to its end. */
export async function isReadInPart(db: CatalogueDatabase, key: string): Promise<boolean> {
  return ((await db.cursors.get(key))?.value ?? 0) > 0;
}

import { useEffect, useState } from 'react';
import { catalogue, type CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { syncedAt } from '#data/local/queries/cursor-queries.ts';
import type { Millis } from '#domain/units.ts';
import type { VisitedPage } from '#sync/catalogue/catalogue-sync.ts';
import { targetKey, type RefreshTarget } from '#sync/catalogue/refresh-target.ts';
import { keepingEqual } from './keeping-equal.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { catalogueSync } from './page-catalogue.ts';
import { useCalmLive, type Live, type Nothing } from './use-live.ts';

/** The answer of a query on the public catalogue of this device; `query` and `deps` as in {@link useCalmLive}. */
export const useCatalogue = <T>(
  query: ((db: CatalogueDatabase) => Promise<T>) | Nothing<T>,
  deps: readonly unknown[],
  kept?: KeptAnswer<T>,
): Live<T> => useCalmLive('nothing' in query ? query : () => query(catalogue), deps, kept);

/** The same once, outside of a screen. */
export const readCatalogue = <T>(query: (db: CatalogueDatabase) => Promise<T>): Promise<T> =>
  query(catalogue);

/**
 * The same for one row: every write to its table asks anew, and where the row says what it said, it stays the
 * same object, and nothing is drawn.
 */
export function useCatalogueRow<T>(
  query: (db: CatalogueDatabase) => Promise<T>,
  deps: readonly unknown[],
  kept?: KeptAnswer<T>,
): Live<T> {
  const [same] = useState(keepingEqual<T>);
  return useCatalogue(async (db) => same(await query(db)), deps, kept);
}

/** As of when a part of the catalogue is on this device; `null` before its first pull. */
export const useAsOf = (target: RefreshTarget, kept?: KeptAnswer<Millis | null>): Live<Millis | null> => {
  const key = targetKey(target);
  return useCatalogue((db) => syncedAt(db, key), [key], kept);
};

/** Notes that a page was opened, so that it stays on this device longest; `null` while it is not known. */
export function useVisit(page: VisitedPage | null): void {
  const productId = page?.kind === 'product' ? page.id : null;
  const postId = page?.kind === 'post' ? page.id : null;
  useEffect(() => {
    if (productId !== null) note({ kind: 'product', id: productId });
  }, [productId]);
  useEffect(() => {
    if (postId !== null) note({ kind: 'post', id: postId });
  }, [postId]);
}

function note(page: VisitedPage): void {
  catalogueSync.visit(page).catch((error: unknown) => console.warn('a visit was not noted', error));
}

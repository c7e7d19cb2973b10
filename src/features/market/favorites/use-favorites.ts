import { useState } from 'react';
import { favoritesOf } from '#data/local/queries/favorite-queries.ts';
import { markedListings, type MarkedListings } from '#data/local/queries/marked-listings.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { seenAfter, type Mark } from './seen-favorites.ts';

export interface FavoriteItem extends Mark {
  /** `null` where this device has none to show. */
  readonly product: Product | null;
  /** The server was asked for it, and shows it to nobody. */
  readonly isGone: boolean;
  /** False once it was taken off on this screen. */
  readonly isMarked: boolean;
}

// Only the listings: a mark that was taken off elsewhere would stand here as one that was taken off on this screen.
const keptListings = keptAnswer<MarkedListings>();

/** What the person has marked, newest first, with the listings as far as they are on this device. */
export function useFavorites(): Live<readonly FavoriteItem[]> {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? favoritesOf(db) : []), [db]);
  const marks = live.kind === 'ready' ? live.value : NOTHING;
  const [seen, setSeen] = useState<readonly Mark[]>(NOTHING);
  const listed = seenAfter(seen, marks);
  if (listed !== seen) setSeen(listed);

  const ids = listed.map(({ productId }) => productId);
  // What is marked elsewhere meanwhile takes nothing off the list.
  const listings = useLasting(
    useCatalogue((catalogue) => markedListings(catalogue, ids), [ids.join()], keptListings),
  );
  if (live.kind !== 'ready') return live;
  if (listings.kind !== 'ready') return listings;
  const { products, gone } = listings.value;
  const byId = new Map<ProductId, Product>(products.map((product) => [product.id, product]));
  const marked = new Set(marks.map(({ productId }) => productId));
  const value = listed.map((mark) => ({
    ...mark,
    product: byId.get(mark.productId) ?? null,
    isGone: gone.includes(mark.productId),
    isMarked: marked.has(mark.productId),
  }));
  return { kind: 'ready', value };
}

const NOTHING: readonly Mark[] = [];

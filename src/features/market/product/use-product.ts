import { findProduct } from '#data/local/queries/product-queries.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { assertNever } from '#domain/result.ts';
import { useCatalogueRow } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useSession } from '#session/use-session.ts';
import { keptProduct, productQuestion } from '../listing/kept-product.ts';

/**
 * What a listing's page has to show. `missing` is the server's own word, or that of this device about a
 * hidden one.
 */
export type ProductView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly product: Product; readonly viewer: UserId | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

/** A listing from the disk, asked for again at the server while it is shown; and the way to try once more. */
export function useProduct(productId: ProductId): readonly [ProductView, () => void] {
  const session = useSession();
  const viewer = session.kind === 'signed_in' ? session.uid : null;
  const live = useCatalogueRow(
    async (db) => (await findProduct(db, productId, viewer)) ?? null,
    productQuestion(productId, viewer),
    keptProduct,
  );
  const { isRefreshing, failed, refresh } = useRefresh({ kind: 'product', id: productId });
  return [viewOf(), refresh];

  function viewOf(): ProductView {
    if (live.kind === 'ready' && live.value) {
      return { kind: 'ready', product: live.value, viewer };
    }
    if (live.kind !== 'ready') return { kind: live.kind };
    if (isRefreshing) return { kind: 'loading' };
    switch (failed) {
      case null:
      case 'gone':
      case 'denied':
        return { kind: 'missing' };
      case 'offline':
        return { kind: 'offline' };
      case 'disk':
      case 'broken':
        return { kind: 'failed' };
      default:
        return assertNever(failed);
    }
  }
}

import { laidOver } from '../changed-fields.ts';
import type { ProductId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { ListingDetails, ListingPart, Product, ProductImage, ProductStatus } from './product.ts';

/** A picture of a listing: in Storage already, or still on this device under its id. */
export type ListingPicture =
  | { readonly kind: 'stored'; readonly image: ProductImage }
  | { readonly kind: 'waiting'; readonly id: string; readonly w: number; readonly h: number };

/** What a seller may do to a listing without a named buyer; each is safe to do twice. */
export type ListingChange =
  | { readonly kind: 'status'; readonly status: Extract<ProductStatus, 'selling' | 'hidden'> }
  | { readonly kind: 'bump' }
  | { readonly kind: 'delete' };

/** Names a picture for as long as the form shows it. */
export const pictureKey = (picture: ListingPicture): string =>
  picture.kind === 'waiting' ? picture.id : picture.image.url;

/** Where a picture goes in Storage: fixed by its ids, so that a repeated upload meets itself. */
export function picturePaths(
  uid: UserId,
  productId: ProductId,
  pictureId: string,
): { readonly full: string; readonly thumb: string } {
  const full = `productImages/${uid}/${productId}-${pictureId}`;
  return { full, thumb: `${full}-thumb` };
}

/**
 * The listing as it looks once the server has taken it; its own times replace these with the next refresh.
 */
export const publishedListing = (
  id: ProductId,
  sellerId: UserId,
  details: ListingDetails,
  images: readonly ProductImage[],
  now: Millis,
): Product => ({
  id,
  sellerId,
  ...details,
  images,
  status: 'selling',
  createdAt: now,
  updatedAt: now,
  bumpedAt: now,
  favoriteCount: 0,
  chatCount: 0,
  viewCount: 0,
  priceHistory: [],
});

/** The same after its seller has changed parts of it; whoever has said its pictures knows all of them. */
export const editedListing = (
  known: Product,
  said: Pick<Product, ListingPart>,
  changed: readonly ListingPart[],
  now: Millis,
): Product => ({
  ...laidOver<Product, ListingPart | 'hasOnlyCover'>(
    known,
    said,
    changed.includes('images') ? [...changed, 'hasOnlyCover'] : changed,
  ),
  updatedAt: now,
});

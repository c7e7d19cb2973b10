import { everyKey } from '../every-key.ts';
import type { ProductId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { ListingDetails, Product, ProductImage, ProductStatus } from './product.ts';

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

/**
 * The same after its seller has changed it: details that are not there any more go, what the server keeps
 * stays.
 */
export const editedListing = (
  known: Product,
  details: ListingDetails,
  images: readonly ProductImage[],
  now: Millis,
): Product => ({ ...keptByServer(known), ...details, images, updatedAt: now });

type KeptByServer = Omit<Product, keyof ListingDetails | 'hasOnlyCover'>;

const keptByServer = ({ isWithheld, isDealt, ...known }: Product): KeptByServer =>
  everyKey<KeptByServer>()({
    id: known.id,
    sellerId: known.sellerId,
    images: known.images,
    status: known.status,
    ...(isWithheld ? { isWithheld } : {}),
    ...(isDealt ? { isDealt } : {}),
    createdAt: known.createdAt,
    updatedAt: known.updatedAt,
    bumpedAt: known.bumpedAt,
    favoriteCount: known.favoriteCount,
    chatCount: known.chatCount,
    viewCount: known.viewCount,
    priceHistory: known.priceHistory,
  });

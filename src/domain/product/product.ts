import type { ProductId, UserId } from '../ids.ts';
import type { Millis, Milligrams, Won } from '../units.ts';

export const PRODUCT_CATEGORIES = [
  'baby_ring',
  'ring',
  'necklace',
  'bracelet',
  'earring',
  'goldbar',
  'coin',
  'bean',
  'set',
  'other',
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const PURITIES = ['24K', '22K', '18K', '14K', '10K', 'unknown'] as const;
export type Purity = (typeof PURITIES)[number];

export const PRODUCT_STATUSES = ['selling', 'reserved', 'sold', 'hidden'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const TRADE_METHODS = ['meet', 'store', 'parcel'] as const;
export type TradeMethod = (typeof TRADE_METHODS)[number];

/** Held by the form, the document and `firestore.rules`. */
export const PRODUCT_LIMITS = {
  titleChars: 40,
  descriptionChars: 2000,
  makerChars: 40,
  sigunguChars: 20,
  images: 10,
  grams: 100_000,
  won: 100_000_000_000,
} as const;

/** A picture in Storage: both addresses are https URLs, `w` and `h` are pixels of the full picture. */
export interface ProductImage {
  readonly url: string;
  readonly thumbUrl: string;
  readonly w: number;
  readonly h: number;
}

export interface Region {
  readonly sido: string;
  readonly sigungu: string;
}

export interface PricePoint {
  readonly price: Won;
  readonly at: Millis;
}

/** What a seller says about a thing; the rest of a listing is the server's. Weights are milligrams. */
export interface ListingDetails {
  readonly title: string;
  readonly description: string;
  readonly category: ProductCategory;
  readonly purity: Purity;
  /** 0–1, where a certificate states it; overrides `purity`. */
  readonly fineness?: number;
  readonly weight: Milligrams;
  readonly hasStones: boolean;
  readonly stoneWeight?: Milligrams;
  readonly maker?: string;
  readonly hasCertificate: boolean;
  readonly hasReceipt: boolean;
  readonly price: Won;
  readonly negotiable: boolean;
  readonly tradeMethods: readonly TradeMethod[];
  readonly region: Region;
}

/** What a seller may change of a listing, one part without the others. */
export type ListingPart = keyof ListingDetails | 'images';

/** A listing as the app holds it; `src/documents/product.ts` is its document. */
export interface Product extends ListingDetails {
  readonly id: ProductId;
  readonly sellerId: UserId;
  readonly images: readonly ProductImage[];
  readonly status: ProductStatus;
  /** Taken down by the house: it stays hidden, and its seller cannot delete it. */
  readonly isWithheld?: true;
  /**
   * A deal with a named buyer hangs on it, which its seller cannot change alone. Who that is stands in the
   * order.
   */
  readonly isDealt?: true;
  /** Of this device alone: a list has told of it, and what other pictures there are is not known. */
  readonly hasOnlyCover?: true;
  readonly createdAt: Millis;
  readonly updatedAt: Millis;
  readonly bumpedAt: Millis;
  readonly favoriteCount: number;
  readonly chatCount: number;
  readonly viewCount: number;
  readonly priceHistory: readonly PricePoint[];
}

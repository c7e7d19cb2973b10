import Dexie, { type EntityTable } from 'dexie';
import type { ProductId } from '#domain/ids.ts';
import type { MarketTotal } from '#domain/market/market-question.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Comment, Post } from '#domain/board/post.ts';
import type { GoldPriceYear } from '#documents/gold-price-year.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { Review } from '#domain/order/review.ts';
import type { Product } from '#domain/product/product.ts';
import type { Store } from '#domain/store/store.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import type { Millis } from '#domain/units.ts';
import { withAsyncScopes } from './async-scopes.ts';
import { guardConnection } from './database-guard.ts';

/**
 * How far a collection has been pulled. `value` is the newest `updatedAt` seen, `syncedAt` when the last pull
 * ended.
 */
export interface Cursor {
  readonly key: string;
  readonly value: Millis;
  readonly syncedAt: Millis;
}

/** When a product or post was last opened on this device: what eviction spares. */
export interface Visit {
  readonly key: string;
  readonly at: Millis;
}

/** When a listing stood in a list of this device last: what was not seen for longest is given up first. */
export interface Sighting {
  readonly id: ProductId;
  readonly at: Millis;
}

/** What the server has answered to a question of the market, as far as it was read. */
export interface MarketAnswer {
  /** `questionKey` of what was asked. */
  readonly key: string;
  readonly ids: readonly ProductId[];
  /** Where the next page begins; `null` where the market ends. */
  readonly next: string | null;
  readonly count: MarketTotal;
  readonly at: Millis;
}

/** What everybody may see, kept for offline use; it outlives a sign-out. */
export class CatalogueDatabase extends Dexie {
  declare products: EntityTable<Product, 'id'>;
  declare profiles: EntityTable<Profile, 'uid'>;
  declare stores: EntityTable<Store, 'id'>;
  declare posts: EntityTable<Post, 'id'>;
  declare comments: EntityTable<Comment, 'id'>;
  declare reviews: EntityTable<Review, 'id'>;
  declare goldPrices: EntityTable<GoldPrice, 'date'>;
  declare goldYears: EntityTable<GoldPriceYear, 'year'>;
  declare feeTables: EntityTable<FeeTable, 'id'>;
  declare cursors: EntityTable<Cursor, 'key'>;
  declare visits: EntityTable<Visit, 'key'>;
  declare sightings: EntityTable<Sighting, 'id'>;
  declare answers: EntityTable<MarketAnswer, 'key'>;

  constructor() {
    super('geumnaru-catalogue', { chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({
      products: 'id, bumpedAt, sellerId',
      profiles: 'uid',
      stores: 'id',
      posts: 'id, createdAt',
      comments: 'id, [postId+createdAt]',
      reviews: 'id, [revieweeId+createdAt]',
      goldPrices: 'date',
      feeTables: 'id',
      cursors: 'key',
      visits: 'key, at',
    });
    // Similar listings are of one kind; without the index every listing of the device is read for them.
    this.version(2).stores({ products: 'id, bumpedAt, category, sellerId' });
    // Listings used to say who had reserved or bought them, and for how much: that is the two persons' own.
    this.version(3)
      .stores({})
      .upgrade((transaction) => transaction.table('products').toCollection().modify(forgetBuyer));
    // The listings that an older version had copied stay, as those that were seen longest ago.
    this.version(4).stores({ sightings: 'id, at', answers: 'key, at' });
    // The prices of whole years, packed as the server has them: what charts are drawn from.
    this.version(5).stores({ goldYears: 'year' });
    withAsyncScopes(this);
    guardConnection(this);
  }
}

const forgetBuyer = (product: Record<string, unknown>): void => {
  for (const field of ['reservedFor', 'buyerId', 'soldPrice']) delete product[field];
};

/** This page's (or worker's) handle; it opens itself on first use. */
export const catalogue = new CatalogueDatabase();

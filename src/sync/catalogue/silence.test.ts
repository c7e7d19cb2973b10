import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { putNewestReviews } from '#data/local/review-store.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { millis } from '#domain/units.ts';
import {
  aComment,
  aGoldPrice,
  aPost,
  aProfile,
  aReview,
  aStore,
  postId,
} from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createCatalogueSync } from './catalogue-sync.ts';
import { loadOlderPosts, refreshPost } from './refresh-posts.ts';
import { refreshProduct } from './refresh-product.ts';
import { loadOlderReviews } from './refresh-reviews.ts';
import type { RefreshTarget } from './refresh-target.ts';

const FORCED = { isForced: true };
const OFFLINE = { ok: false, code: 'offline' };
let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

/** Everything that this device holds of the catalogue, without what it notes of its questions. */
async function held(): Promise<readonly unknown[]> {
  const { products, profiles, posts, comments, stores, goldPrices, feeTables, reviews } = device.catalogue;
  const tables = [products, profiles, posts, comments, stores, goldPrices, feeTables, reviews];
  return Promise.all(tables.map((table) => table.toArray()));
}

async function holdOfEach(): Promise<void> {
  const { products, profiles, posts, comments, stores, goldPrices, feeTables } = device.catalogue;
  await products.put(aProduct({ createdAt: millis(1) }));
  await profiles.bulkPut([aProfile(), aProfile({ uid: BUYER })]);
  await posts.put(aPost());
  await comments.put(aComment());
  await stores.put(aStore());
  await goldPrices.put(aGoldPrice());
  await feeTables.put({ ...DEFAULT_FEE_TABLE, id: 'f1' });
  await putNewestReviews(device.catalogue, SELLER, { rows: [aReview()], isFull: false });
}

describe('a server that does not answer', () => {
  beforeEach(async () => {
    await holdOfEach();
    device.server.isReachable = false;
  });

  test.each<RefreshTarget>([
    { kind: 'product', id: aProduct().id },
    { kind: 'products_of_seller', uid: SELLER },
    { kind: 'own_products', uid: SELLER },
    { kind: 'missing_products', ids: [productId('p2')] },
    { kind: 'listed_products', ids: [aProduct().id] },
    { kind: 'profiles', uids: [SELLER] },
    { kind: 'posts', category: null },
    { kind: 'latest_posts' },
    { kind: 'post', id: aPost().id },
    { kind: 'reviews', uid: SELLER },
    { kind: 'stores' },
    { kind: 'gold_prices' },
    { kind: 'gold_years', span: 'recent' },
    { kind: 'gold_years', span: 'all' },
    { kind: 'fee_tables' },
  ])(
    'takes nothing from the device, is told as what it is, and nobody else is asked for (%j)',
    async (target) => {
      const before = await held();
      expect(await createCatalogueSync(device.deps).refresh(target, FORCED)).toEqual(OFFLINE);
      expect(await held()).toEqual(before);
      expect(device.reports).toEqual(['failure']);
      const isAboutPeople = target.kind === 'profiles';
      expect(device.server.asked.some((question) => question.startsWith('profiles'))).toBe(isAboutPeople);
    },
  );

  it('is told as such by whoever scrolls on', async () => {
    expect(await loadOlderPosts(device.deps, null, millis(9))).toEqual(OFFLINE);
    expect(await loadOlderReviews(device.deps, SELLER, millis(9))).toEqual(OFFLINE);
    expect(device.server.asked).toEqual(['newestPosts all 9', `reviewsOf ${SELLER}`]);
  });
});

/** The server falls silent at the first question that begins so. */
function silentAt(beginning: string): void {
  device.server.beforeAnswer = (question) => {
    if (question.startsWith(beginning)) device.server.isReachable = false;
  };
}

describe('a server that falls silent half way', () => {
  it('leaves a post as it was, where its comments do not come', async () => {
    await holdOfEach();
    device.server.posts = [aPost({ title: '새 제목' })];
    device.server.beforeAnswer = async (question) => {
      // The post has been answered by then.
      if (!question.startsWith('comments')) return;
      await Promise.resolve();
      device.server.isReachable = false;
    };
    expect(await refreshPost(device.deps, aPost().id, FORCED)).toEqual(OFFLINE);
    expect(await device.catalogue.posts.get(aPost().id)).toEqual(aPost());
    expect(await device.catalogue.comments.count()).toBe(1);
  });

  it('has told of a listing, whatever became of what it counts', async () => {
    device.server.products = [aProduct({ viewCount: 5 })];
    silentAt('listedProducts');
    expect(await refreshProduct(device.deps, aProduct().id, FORCED)).toEqual({ ok: true, value: null });
    expect(await device.catalogue.products.get(aProduct().id)).toMatchObject({ title: aProduct().title });
  });
});

it('a board that has become empty takes the posts from home, and is not asked about twice', async () => {
  const sync = createCatalogueSync(device.deps);
  device.server.posts = [aPost()];
  await sync.refresh({ kind: 'latest_posts' }, FORCED);
  device.server.posts = [];
  await sync.refresh({ kind: 'latest_posts' }, FORCED);
  expect(await device.catalogue.posts.count()).toBe(0);
  device.pass(3_600_000);
  device.server.asked.length = 0;
  await sync.refresh({ kind: 'latest_posts' }, { isForced: false });
  expect(device.server.asked).toHaveLength(1);
  device.server.posts = [aPost({ id: postId('b2') })];
  device.pass(3_600_000);
  await sync.refresh({ kind: 'latest_posts' }, { isForced: false });
  expect(await device.catalogue.posts.count()).toBe(1);
});

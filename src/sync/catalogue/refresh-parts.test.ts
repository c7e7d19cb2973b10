import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { ok, type Result } from '#domain/result.ts';
import type { PageEnd } from '#domain/server/page.ts';
import { microsOfMillis, millis, won } from '#domain/units.ts';
import {
  aComment,
  aGoldPrice,
  aPost,
  aProfile,
  aReview,
  aStore,
  commentId,
  postId,
  reviewId,
} from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, productId, SELLER, storeId, userId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshListed, refreshMissingProducts } from './refresh-listed.ts';
import { refreshOwnProducts, refreshProduct, refreshProductsOfSeller } from './refresh-product.ts';
import { loadOlderPosts, refreshPost, refreshPosts } from './refresh-posts.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { refreshFeeTables, refreshGoldPrices, refreshStores } from './refresh-reference.ts';
import { loadOlderReviews, refreshReviews } from './refresh-reviews.ts';

const WHEN_STALE = { isForced: false };
const FORCED = { isForced: true };

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.profiles = [aProfile(), aProfile({ uid: BUYER, nickname: '나루' })];
});

/** Where the next page begins. */
function endIn(page: Result<PageEnd | null>): PageEnd {
  if (!page.ok || page.value === null) throw new Error('there is no page behind this one');
  return page.value;
}

describe('one listing', () => {
  it('comes with its seller', async () => {
    device.server.products = [aProduct()];
    expect((await refreshProduct(device.deps, aProduct().id, WHEN_STALE)).ok).toBe(true);
    expect(await device.catalogue.products.get(aProduct().id)).toEqual(aProduct());
    expect(await device.catalogue.profiles.get(SELLER)).toEqual(aProfile());
  });

  it('goes from the device when it is gone, or hidden by its seller', async () => {
    for (const products of [[], [aProduct({ status: 'hidden' })]]) {
      await device.catalogue.products.put(aProduct());
      device.server.products = products;
      const refreshed = await refreshProduct(device.deps, aProduct().id, FORCED);
      expect(refreshed).toEqual({ ok: false, code: products.length === 0 ? 'gone' : 'denied' });
      expect(await device.catalogue.products.get(aProduct().id)).toBeUndefined();
      expect(device.reports.at(-1)).toBe('success');
    }
  });

  it('stays when there is no network', async () => {
    await device.catalogue.products.put(aProduct());
    device.server.isReachable = false;
    expect(await refreshProduct(device.deps, aProduct().id, FORCED)).toEqual({ ok: false, code: 'offline' });
    expect(await device.catalogue.products.get(aProduct().id)).toEqual(aProduct());
    expect(device.reports).toEqual(['failure']);
  });

  it('is asked for once more as its seller when it is hidden', async () => {
    device.server.products = [aProduct({ status: 'hidden' })];
    device.server.signedIn = SELLER;
    expect((await refreshProduct(device.deps, aProduct().id, WHEN_STALE)).ok).toBe(true);
    expect((await device.catalogue.products.get(aProduct().id))?.status).toBe('hidden');
  });

  it('stays, held as hidden by its own seller, while the sign-in is not ready', async () => {
    await device.catalogue.products.put(aProduct({ status: 'hidden' }));
    device.server.products = [aProduct({ status: 'hidden' })];
    await refreshProduct(device.deps, aProduct().id, FORCED);
    expect(await device.catalogue.products.get(aProduct().id)).toBeDefined();
  });
});

describe("a seller's listings", () => {
  const sold = aProduct({ id: productId('p2'), status: 'sold' });
  const hidden = aProduct({ id: productId('p3'), status: 'hidden' });

  it('lose what is no longer shown, and the seller keeps the hidden ones', async () => {
    await device.catalogue.products.bulkPut([aProduct(), sold, hidden]);
    device.server.products = [sold, hidden];
    await refreshProductsOfSeller(device.deps, SELLER, WHEN_STALE);
    expect((await device.catalogue.products.toArray()).map(({ id }) => id).toSorted()).toEqual(['p2', 'p3']);
  });

  it('are read whole by the seller, once signed in', async () => {
    device.server.products = [aProduct(), sold, hidden];
    device.server.signedIn = SELLER;
    await device.catalogue.products.put(aProduct({ id: productId('p9') }));
    expect((await refreshOwnProducts(device.deps, SELLER, WHEN_STALE)).ok).toBe(true);
    expect((await device.catalogue.products.toArray()).map(({ id }) => id).toSorted()).toEqual([
      'p1',
      'p2',
      'p3',
    ]);
  });

  it.each([3, 450])(
    'are all of them, however many, and were %s of them put up in one moment',
    async (tied) => {
      const own = (n: number) => aProduct({ id: productId(`o${n}`), bumpedAt: millis(Math.floor(n / tied)) });
      device.server.products = Array.from({ length: 450 }, (_, n) => own(n));
      device.server.signedIn = SELLER;
      await device.catalogue.products.put(aProduct({ id: productId('gone') }));
      expect((await refreshOwnProducts(device.deps, SELLER, WHEN_STALE)).ok).toBe(true);
      expect(await device.catalogue.products.count()).toBe(450);
    },
  );

  it('are refused to anybody else, and nothing is lost', async () => {
    await device.catalogue.products.put(aProduct());
    expect(await refreshOwnProducts(device.deps, SELLER, WHEN_STALE)).toEqual({ ok: false, code: 'denied' });
    expect(await device.catalogue.products.count()).toBe(1);
  });
});

describe('profiles', () => {
  it('are asked for only when they were not lately', async () => {
    await refreshProfiles(device.deps, [SELLER], WHEN_STALE);
    await refreshProfiles(device.deps, [SELLER, BUYER, BUYER], WHEN_STALE);
    await refreshProfiles(device.deps, [SELLER, BUYER], WHEN_STALE);
    expect(device.server.asked).toEqual(['profiles seller', 'profiles buyer']);
    device.pass(3 * 3_600_000);
    await refreshProfiles(device.deps, [SELLER, BUYER], WHEN_STALE);
    expect(device.server.asked.at(-1)).toBe('profiles seller,buyer');
  });

  it('of people who have left go from the device, and are not asked for again at once', async () => {
    const gone = userId('gone');
    await device.catalogue.profiles.put(aProfile({ uid: gone }));
    await refreshProfiles(device.deps, [gone], WHEN_STALE);
    await refreshProfiles(device.deps, [gone], WHEN_STALE);
    expect(await device.catalogue.profiles.get(gone)).toBeUndefined();
    expect(device.server.asked).toEqual(['profiles gone']);
  });

  it('of somebody met before the server has made one come with the next look a little later', async () => {
    const fresh = userId('fresh');
    await refreshProfiles(device.deps, [fresh], WHEN_STALE);
    device.server.profiles = [aProfile({ uid: fresh })];
    device.pass(6_000);
    await refreshProfiles(device.deps, [fresh], WHEN_STALE);
    expect(await device.catalogue.profiles.get(fresh)).toBeDefined();
  });
});

describe('the board', () => {
  const post = (index: number, over = {}) =>
    aPost({
      id: postId(`b${index}`),
      category: index % 2 === 0 ? 'question' : 'free',
      createdAt: millis(1_700_000_000_000 + index * 60_000),
      ...over,
    });
  const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index));

  it('shows the newest posts with their authors, then older ones page by page to the end', async () => {
    device.server.posts = posts(70);
    await refreshPosts(device.deps, null, WHEN_STALE);
    expect(await device.catalogue.posts.count()).toBe(30);
    expect(await device.catalogue.profiles.get(BUYER)).toBeDefined();
    const older = await loadOlderPosts(device.deps, null, post(40).createdAt);
    expect(older).toEqual(ok({ at: microsOfMillis(post(11).createdAt), id: 'b11' }));
    expect(await device.catalogue.posts.count()).toBe(59);
    expect(await loadOlderPosts(device.deps, null, endIn(older))).toEqual(ok(null));
    expect(await device.catalogue.posts.count()).toBe(70);
  });

  it('loses no post of a moment in which more were written than a page holds', async () => {
    const moment = post(0).createdAt;
    device.server.posts = posts(70).map((row) => ({ ...row, createdAt: moment }));
    let end = await loadOlderPosts(device.deps, null, moment);
    for (let pages = 0; pages < 2; pages += 1) end = await loadOlderPosts(device.deps, null, endIn(end));
    expect(end).toEqual(ok(null));
    expect(await device.catalogue.posts.count()).toBe(70);
  });

  it('loses a deleted post with its comments, and no post that only moved to another category', async () => {
    device.server.posts = posts(10);
    await refreshPosts(device.deps, null, WHEN_STALE);
    await device.catalogue.comments.put(aComment({ postId: postId('b4') }));
    device.server.posts = posts(10).filter(({ id }) => id !== 'b4' && id !== 'b6');
    await refreshPosts(device.deps, 'question', WHEN_STALE);
    expect(await device.catalogue.posts.count()).toBe(10);
    await refreshPosts(device.deps, null, FORCED);
    expect(await device.catalogue.posts.count()).toBe(8);
    expect(await device.catalogue.comments.count()).toBe(0);
  });

  it('opens a post with its comments as the server has them, and everybody who wrote', async () => {
    device.server.posts = [aPost()];
    device.server.comments = [aComment(), aComment({ id: commentId('c2'), parentId: commentId('c1') })];
    await device.catalogue.comments.put(aComment({ id: commentId('stale') }));
    await refreshPost(device.deps, aPost().id, WHEN_STALE);
    expect((await device.catalogue.comments.toArray()).map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(await device.catalogue.profiles.bulkGet([BUYER, SELLER])).not.toContain(undefined);
    device.server.posts = [];
    expect(await refreshPost(device.deps, aPost().id, FORCED)).toEqual({ ok: false, code: 'gone' });
    expect([await device.catalogue.posts.count(), await device.catalogue.comments.count()]).toEqual([0, 0]);
  });
});

describe('an answer to a question asked before one’s own write', () => {
  it('brings a deleted post not back, removes no new one and keeps an edit', async () => {
    const [deleted, fresh, edited] = [postId('b1'), postId('b2'), postId('b3')];
    device.server.posts = [aPost({ id: deleted }), aPost({ id: edited, title: '처음' })];
    device.server.beforeAnswer = async () => {
      device.pass(10);
      await device.catalogue.posts.delete(deleted);
      await device.catalogue.posts.bulkPut([aPost({ id: fresh }), aPost({ id: edited, title: '고침' })]);
      for (const id of [deleted, fresh, edited]) {
        await noteOwnWrite(device.catalogue, { kind: 'post', id }, device.clock.now);
      }
    };
    await refreshPosts(device.deps, null, FORCED);
    const titles = (await device.catalogue.posts.toArray()).map(({ id, title }) => [id, title]);
    expect(titles).toEqual([
      [fresh, aPost().title],
      [edited, '고침'],
    ]);
    device.server.beforeAnswer = () => undefined;
    device.pass(10);
    await refreshPosts(device.deps, null, FORCED);
    expect((await device.catalogue.posts.toArray()).map(({ id }) => id)).toEqual([deleted, edited]);
  });

  it('is asked for again where it is about one thing', async () => {
    device.server.products = [aProduct({ status: 'selling' })];
    let answers = 0;
    device.server.beforeAnswer = async (question) => {
      if (!question.startsWith('product ')) return;
      answers += 1;
      device.pass(10);
      if (answers > 1) return;
      await noteOwnWrite(device.catalogue, { kind: 'product', id: aProduct().id }, device.clock.now);
      device.pass(1);
    };
    await refreshProduct(device.deps, aProduct().id, FORCED);
    expect(answers).toBe(2);
  });

  it('undoes no change of a listing in any list', async () => {
    device.server.products = [aProduct({ status: 'selling' })];
    device.server.signedIn = SELLER;
    await device.catalogue.products.put(aProduct({ status: 'reserved' }));
    device.server.beforeAnswer = async () => {
      device.pass(10);
      await noteOwnWrite(device.catalogue, { kind: 'product', id: aProduct().id }, device.clock.now);
    };
    await refreshProductsOfSeller(device.deps, SELLER, FORCED);
    await refreshOwnProducts(device.deps, SELLER, FORCED);
    await refreshListed(device.deps, [aProduct().id], FORCED);
    expect((await device.catalogue.products.get(aProduct().id))?.status).toBe('reserved');
  });
});

describe('the smaller parts', () => {
  it('are replaced as the server has them', async () => {
    await device.catalogue.stores.put(aStore({ id: storeId('closed') }));
    device.server.stores = [aStore()];
    device.server.goldPrices = [aGoldPrice()];
    device.server.feeTables = [{ ...DEFAULT_FEE_TABLE, id: 'f1' }];
    device.server.reviews = [aReview()];
    await device.catalogue.reviews.put(aReview({ id: reviewId('o2_buyer') }));
    await refreshStores(device.deps, WHEN_STALE);
    await refreshGoldPrices(device.deps, WHEN_STALE);
    await refreshFeeTables(device.deps, WHEN_STALE);
    await refreshReviews(device.deps, SELLER, WHEN_STALE);
    expect(await device.catalogue.stores.toArray()).toEqual([aStore()]);
    expect(await device.catalogue.goldPrices.toArray()).toEqual([aGoldPrice()]);
    expect(await device.catalogue.feeTables.count()).toBe(1);
    expect(await device.catalogue.reviews.toArray()).toEqual([aReview()]);
    expect(await device.catalogue.profiles.bulkGet([BUYER, SELLER])).not.toContain(undefined);
  });
});

describe('reviews', () => {
  it('go on behind the newest, page by page to the end', async () => {
    const review = (n: number) => aReview({ id: reviewId(`o${n}_buyer`), createdAt: millis(1_000 + n) });
    device.server.reviews = Array.from({ length: 120 }, (_, n) => review(n));
    await refreshReviews(device.deps, SELLER, WHEN_STALE);
    expect(await device.catalogue.reviews.count()).toBe(50);
    const older = await loadOlderReviews(device.deps, SELLER, review(70).createdAt);
    expect(older).toEqual(ok({ at: microsOfMillis(review(21).createdAt), id: review(21).id }));
    expect(await loadOlderReviews(device.deps, SELLER, endIn(older))).toEqual(ok(null));
    expect(await device.catalogue.reviews.count()).toBe(120);
  });
});

describe('listings that a list never brought', () => {
  const [shown, gone, hidden] = [productId('p1'), productId('p2'), productId('p3')];

  it('are fetched once, and the absent are not asked for again for a while', async () => {
    device.server.products = [aProduct(), aProduct({ id: hidden, status: 'hidden' })];
    expect((await refreshMissingProducts(device.deps, [shown, gone, hidden, shown])).ok).toBe(true);
    expect(await device.catalogue.products.toArray()).toEqual([{ ...aProduct(), hasOnlyCover: true }]);
    device.server.asked.length = 0;
    await refreshMissingProducts(device.deps, [shown, gone, hidden]);
    expect(device.server.asked).toEqual([]);
    device.pass(11 * 60_000);
    await refreshMissingProducts(device.deps, [shown, gone, hidden]);
    expect(device.server.asked).toEqual(['listedProducts p2,p3']);
  });

  it('wait for the network', async () => {
    device.server.isReachable = false;
    expect(await refreshMissingProducts(device.deps, [shown])).toEqual({ ok: false, code: 'offline' });
    device.server.isReachable = true;
    device.server.products = [aProduct()];
    await refreshMissingProducts(device.deps, [shown]);
    expect(await device.catalogue.products.count()).toBe(1);
  });

  it('that are marked are asked for as they are now, and go when they are hidden or gone', async () => {
    await device.catalogue.products.bulkPut([
      aProduct(),
      aProduct({ id: gone, createdAt: millis(1), updatedAt: millis(1) }),
      aProduct({ id: hidden, status: 'hidden' }),
    ]);
    device.server.products = [aProduct({ price: won(1), updatedAt: millis(9) })];
    expect((await refreshListed(device.deps, [shown, gone, hidden], WHEN_STALE)).ok).toBe(true);
    const held = await device.catalogue.products.toArray();
    expect(held.map(({ id, price, status }) => [id, price, status])).toEqual([
      [shown, 1, 'selling'],
      // One's own, which only its seller's device holds.
      [hidden, aProduct().price, 'hidden'],
    ]);
    await refreshListed(device.deps, [shown], WHEN_STALE);
    expect(device.server.asked).toHaveLength(1);
  });

  it('that are so new that they have no card yet stay', async () => {
    await device.catalogue.products.put(aProduct({ createdAt: device.clock.now }));
    await refreshListed(device.deps, [shown], WHEN_STALE);
    expect(await device.catalogue.products.count()).toBe(1);
  });
});

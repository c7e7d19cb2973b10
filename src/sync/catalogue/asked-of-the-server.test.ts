import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { visitKeys } from '#data/local/cursor-keys.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { microsOfMillis, millis } from '#domain/units.ts';
import { aPost, aProfile, aReview, aStore, postId, reviewId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createCatalogueSync, type CatalogueSync } from './catalogue-sync.ts';
import type { RefreshTarget } from './refresh-target.ts';

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
let sync: CatalogueSync;
beforeEach(async () => {
  device = await aCatalogueDevice();
  sync = createCatalogueSync(device.deps);
});

const GENTLY = { isForced: false };
const FORCED = { isForced: true };
const STORES = { kind: 'stores' } as const;
const RINGS = { term: '반지', filter: NO_FILTER, sort: 'newest' } as const;
const HELD = productId('p1');

/** What the first answer is about, as a device that holds one listing asks for it. */
test.each<[RefreshTarget, readonly string[]]>([
  [{ kind: 'market', question: RINGS, most: 6 }, ['market 반지 top']],
  [{ kind: 'product', id: HELD }, [`product ${HELD}`]],
  [{ kind: 'products_of_seller', uid: SELLER }, [`productsOfSeller ${SELLER}`]],
  [{ kind: 'own_products', uid: SELLER }, [`ownProducts ${SELLER}`]],
  [{ kind: 'missing_products', ids: [HELD] }, []],
  [{ kind: 'missing_products', ids: [productId('p2')] }, ['listedProducts p2']],
  [{ kind: 'listed_products', ids: [HELD] }, ['listedProducts p1']],
  [{ kind: 'profiles', uids: [SELLER] }, [`profiles ${SELLER}`]],
  [{ kind: 'posts', category: 'free' }, ['newestPosts free top']],
  [{ kind: 'latest_posts' }, ['newestPosts all top']],
  [{ kind: 'post', id: postId('b1') }, ['post b1', 'comments b1 top']],
  [{ kind: 'reviews', uid: SELLER }, [`reviewsOf ${SELLER}`]],
  [STORES, ['stores']],
  [{ kind: 'gold_prices' }, ['goldPrices']],
  [{ kind: 'gold_years', span: 'all' }, ['goldYears']],
  [{ kind: 'gold_years', span: 'recent' }, ['goldYear 2026']],
  [{ kind: 'fee_tables' }, ['feeTables']],
])('a part that a screen wants is what the server is asked for, and no other (%j)', async (target, asked) => {
  await device.catalogue.products.put(aProduct({ id: HELD }));
  device.server.isReachable = false;
  await sync.refresh(target, GENTLY);
  expect(device.server.asked).toEqual(asked);
});

describe('whoever insists', () => {
  it('is answered anew as often as they do', async () => {
    await sync.refresh(STORES, FORCED);
    await sync.refresh(STORES, FORCED);
    expect(device.server.asked).toEqual(['stores', 'stores']);
  });

  it('gets what is under way for somebody who insists too, also once a gentle refresh before it has ended', async () => {
    const gentle = sync.refresh(STORES, GENTLY);
    const insisting = sync.refresh(STORES, FORCED);
    await gentle;
    await sync.refresh(STORES, FORCED);
    await insisting;
    expect(device.server.asked).toEqual(['stores', 'stores']);
  });
});

it('says in the log which fault of ours it was', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('a question without its index');
  device.server.beforeAnswer = () => {
    throw fault;
  };
  await sync.refresh(STORES, GENTLY);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('catalogue'), fault);
  logged.mockRestore();
});

describe('what lies behind the first page', () => {
  it('of the board is asked for by the time of the last post', async () => {
    device.server.posts = [aPost({ id: postId('b1'), createdAt: millis(5) })];
    expect(await sync.loadOlderPosts('question', millis(9))).toEqual({ ok: true, value: null });
    expect(device.server.asked[0]).toBe('newestPosts question 9');
    expect(await device.catalogue.posts.count()).toBe(1);
  });

  it('of a search is asked for by its cursor', async () => {
    device.server.posts = [aPost({ title: '오늘 시세' })];
    const question = { term: '시세', category: null };
    expect(await sync.findPosts(question, null)).toEqual({ ok: true, value: { ids: ['b1'], next: null } });
    expect(device.server.asked[0]).toBe('findPosts 시세 top');
  });

  it('of reviews comes with who wrote them', async () => {
    device.server.reviews = Array.from({ length: 50 }, (_, n) =>
      aReview({ id: reviewId(`o${n}_buyer`), createdAt: millis(1_000 + n) }),
    );
    device.server.profiles = [aProfile({ uid: aReview().reviewerId })];
    const older = await sync.loadOlderReviews(SELLER, millis(2_000));
    expect(older).toEqual({ ok: true, value: { at: microsOfMillis(millis(1_000)), id: 'o0_buyer' } });
    expect(await device.catalogue.profiles.get(aReview().reviewerId)).toBeDefined();
  });
});

describe('a question to the market', () => {
  it('is followed as a list', async () => {
    device.server.products = [aProduct({ title: '18K 반지' })];
    const list = sync.marketList(RINGS);
    await list.refresh(FORCED);
    expect(device.server.asked).toContain('market 반지 top');
  });

  it('is counted, and the count is unknown where the server cannot be asked', async () => {
    device.server.products = [aProduct({ title: '18K 반지' })];
    const total = await sync.marketTotal(RINGS);
    expect(total).toMatchObject({ count: 1 });
    device.server.isReachable = false;
    expect(await sync.marketTotal(RINGS)).toEqual({ kind: 'unknown' });
  });
});

describe('space', () => {
  it('is given up with the listings that were opened longest ago', async () => {
    const [first, second] = [aProduct({ id: productId('p1') }), aProduct({ id: productId('p2') })];
    await device.catalogue.products.bulkPut([first, second]);
    await sync.visit({ kind: 'product', id: first.id });
    expect(await sync.freeSpace()).toBe(1);
    expect((await device.catalogue.products.toArray()).map(({ id }) => id)).toEqual(['p1']);
  });

  it('is spared what was opened, by its kind and its name', async () => {
    await sync.visit({ kind: 'product', id: productId('x') });
    device.pass(1_000);
    await sync.visit({ kind: 'post', id: postId('x') });
    const at = device.clock.now;
    expect(await device.catalogue.visits.orderBy('at').toArray()).toEqual([
      { key: visitKeys.product(productId('x')), at: at - 1_000 },
      { key: visitKeys.post(postId('x')), at },
    ]);
  });
});

it('leaves the shops that it has alone when there is no network', async () => {
  await device.catalogue.stores.put(aStore());
  device.server.isReachable = false;
  expect(await sync.refresh(STORES, FORCED)).toEqual({ ok: false, code: 'offline' });
  expect(await device.catalogue.stores.count()).toBe(1);
});

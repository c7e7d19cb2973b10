import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAnewAbout } from '#data/local/ask-anew.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { err } from '#domain/result.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createCatalogueSync, type CatalogueSync } from './catalogue-sync.ts';

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
let sync: CatalogueSync;
beforeEach(async () => {
  device = await aCatalogueDevice();
  sync = createCatalogueSync(device.deps);
});

const STORES = { kind: 'stores' } as const;
const EVERYTHING = { term: '', filter: NO_FILTER, sort: 'newest' } as const;
const GENTLY = { isForced: false };
const FORCED = { isForced: true };
const BEHIND = { isForced: false, isBehind: true };

describe('refreshing', () => {
  it('asks once, however many screens want the same', async () => {
    await Promise.all([
      sync.refresh(STORES, GENTLY),
      sync.refresh(STORES, GENTLY),
      sync.refresh(STORES, GENTLY),
    ]);
    expect(device.server.asked).toEqual(['stores']);
  });

  it('asks the server for somebody who insists, even while a gentle refresh is under way', async () => {
    await sync.refresh(STORES, GENTLY);
    await Promise.all([
      sync.refresh(STORES, GENTLY),
      sync.refresh(STORES, FORCED),
      sync.refresh(STORES, FORCED),
    ]);
    expect(device.server.asked).toEqual(['stores', 'stores']);
  });

  it('asks behind a notice that came while it was under way, once, and no more than that', async () => {
    const uid = aProduct().sellerId;
    const target = { kind: 'reviews', uid } as const;
    let answerNow = () => {};
    const answer = new Promise<void>((resolve) => (answerNow = resolve));
    // The reviews are here; who wrote them is still being asked.
    device.server.beforeAnswer = (question) => (question.startsWith('profiles') ? answer : undefined);
    const before = sync.refresh(target, GENTLY);
    const cursor = cursorKeys.reviews(uid);
    await vi.waitFor(async () => expect(await device.catalogue.cursors.get(cursor)).toBeDefined());
    await askAnewAbout([`/transactionReviews/${uid}`], device.catalogue);
    const behind = [sync.refresh(target, BEHIND), sync.refresh(target, BEHIND)];
    answerNow();
    await Promise.all([before, ...behind]);
    expect(await device.catalogue.cursors.get(cursor)).toBeDefined();
    const asked = () => device.server.asked.filter((question) => question.startsWith('reviews'));
    expect(asked()).toHaveLength(2);
    await sync.refresh(target, BEHIND);
    expect(asked()).toHaveLength(2);
  });

  it('asks anew where nothing came of the try before, however long that is under way', async () => {
    let giveUp = () => {};
    const silence = new Promise<void>((resolve) => (giveUp = resolve));
    const page = createCatalogueSync(device.deps, (work) =>
      Promise.race([work, silence.then(() => err('offline' as const))]),
    );
    device.server.beforeAnswer = () => new Promise(() => undefined);
    const lost = page.refresh(STORES, GENTLY);
    await vi.waitFor(() => expect(device.server.asked).toEqual(['stores']));
    const waiting = page.refresh(STORES, FORCED);
    device.server.beforeAnswer = () => undefined;
    giveUp();
    expect(await lost).toEqual(err('offline'));
    await waiting;
    await vi.waitFor(() => expect(device.server.asked).toEqual(['stores', 'stores']));
  });

  it('asks for a person once, where a listing and who sells it are looked at together', async () => {
    const { id, sellerId } = aProduct();
    device.server.products = [aProduct()];
    let answerNow = () => {};
    const answer = new Promise<void>((resolve) => (answerNow = resolve));
    device.server.beforeAnswer = (question) => (question.startsWith('profiles') ? answer : undefined);
    const refreshing = Promise.all([
      sync.refresh({ kind: 'profiles', uids: [sellerId] }, GENTLY),
      sync.refresh({ kind: 'product', id }, GENTLY),
      sync.refresh({ kind: 'products_of_seller', uid: sellerId }, GENTLY),
    ]);
    const ends = [cursorKeys.product(id), cursorKeys.productsOfSeller(sellerId)];
    await vi.waitFor(async () =>
      expect(await device.catalogue.cursors.bulkGet(ends)).not.toContain(undefined),
    );
    // What would ask a second time looks on the disk whom it knows: its turn is before these.
    for (let turn = 0; turn < 5; turn += 1) await device.catalogue.cursors.toArray();
    answerNow();
    await refreshing;
    expect(device.server.asked.filter((question) => question.startsWith('profiles'))).toHaveLength(1);
  });

  it('says what came of it', async () => {
    expect(await sync.refresh(STORES, GENTLY)).toEqual({ ok: true, value: null });
    device.server.isReachable = false;
    expect(await sync.refresh(STORES, FORCED)).toEqual({ ok: false, code: 'offline' });
  });

  it('names a fault of ours in the log instead of failing silently', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    device.server.beforeAnswer = () => {
      throw new Error('a question without its index');
    };
    expect(await sync.refresh(STORES, GENTLY)).toEqual({ ok: false, code: 'broken' });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('reaches every kind of target', async () => {
    const { id, sellerId } = aProduct();
    device.server.products = [aProduct()];
    device.server.signedIn = sellerId;
    await sync.refresh({ kind: 'market', question: EVERYTHING, most: 6 }, GENTLY);
    await sync.refresh({ kind: 'latest_posts' }, GENTLY);
    await sync.refresh({ kind: 'product', id }, GENTLY);
    await sync.refresh({ kind: 'products_of_seller', uid: sellerId }, GENTLY);
    await sync.refresh({ kind: 'own_products', uid: sellerId }, GENTLY);
    await sync.refresh({ kind: 'profiles', uids: [sellerId] }, GENTLY);
    await sync.refresh({ kind: 'missing_products', ids: [id] }, GENTLY);
    await sync.refresh({ kind: 'listed_products', ids: [id] }, FORCED);
    await sync.refresh({ kind: 'posts', category: 'notice' }, GENTLY);
    await sync.refresh({ kind: 'reviews', uid: sellerId }, GENTLY);
    await sync.refresh({ kind: 'gold_prices' }, GENTLY);
    await sync.refresh({ kind: 'fee_tables' }, GENTLY);
    const kinds = new Set(device.server.asked.map((question) => question.split(' ')[0]));
    expect([...kinds].toSorted()).toEqual([
      'feeTables',
      'goldPrices',
      'listedProducts',
      'market',
      'newestPosts',
      'ownProducts',
      'product',
      'productsOfSeller',
      'profiles',
      'reviewsOf',
    ]);
  });
});

describe('a full disk', () => {
  it('makes room from what was not seen for longest, and tries once more', async () => {
    const rows = Array.from({ length: 70 }, (_, i) => aProduct({ id: productId(`p${i}`) }));
    await device.catalogue.products.bulkPut(rows);
    device.server.stores = [aStore()];
    let refusals = 1;
    device.catalogue.stores.hook('creating', () => {
      if (refusals-- > 0) throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    expect(await sync.refresh(STORES, GENTLY)).toEqual({ ok: true, value: null });
    expect(await device.catalogue.stores.count()).toBe(1);
    expect(await device.catalogue.products.count()).toBe(35);
  });

  it('fails where there is nothing left to give up', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    device.server.stores = [aStore()];
    device.catalogue.stores.hook('creating', () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    expect(await sync.refresh(STORES, GENTLY)).toEqual({ ok: false, code: 'disk' });
    logged.mockRestore();
  });
});

import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import { err, ok } from '#domain/result.ts';
import { micros, microsOfMillis, millis } from '#domain/units.ts';
import {
  aComment,
  aGoldPrice,
  aPost,
  aProfile,
  aReview,
  commentId,
  postId,
  reviewId,
} from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { timedPage } from '#tests/support/timed-page.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { findPosts } from './find-posts.ts';
import { refreshGoldYears } from './refresh-gold-years.ts';
import { refreshListed } from './refresh-listed.ts';
import { loadOlderPosts, refreshPost, refreshPosts } from './refresh-posts.ts';
import { refreshOwnProducts, refreshProduct, refreshProductsOfSeller } from './refresh-product.ts';
import { refreshGoldPrices, refreshStores } from './refresh-reference.ts';
import { loadOlderReviews, refreshReviews } from './refresh-reviews.ts';

const WHEN_STALE = { isForced: false };
const FORCED = { isForced: true };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.profiles = [aProfile(), aProfile({ uid: BUYER })];
});

const asked = (beginning: string) => device.server.asked.filter((question) => question.startsWith(beginning));
const remoteWith = (over: Partial<CatalogueRemote>): CatalogueDeps => ({
  ...device.deps,
  remote: { ...device.server.remote, ...over },
});

describe('people', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the board', () => refreshPosts(device.deps, null, FORCED)],
    ['older posts', () => loadOlderPosts(device.deps, null, millis(2e12))],
    ['a post', () => refreshPost(device.deps, aPost().id, FORCED)],
    ['a search', () => findPosts(device.deps, { term: '', category: null }, null)],
    ['a listing', () => refreshProduct(device.deps, aProduct().id, FORCED)],
    ['what a seller sells', () => refreshProductsOfSeller(device.deps, SELLER, FORCED)],
    ['reviews', () => refreshReviews(device.deps, SELLER, FORCED)],
    ['older reviews', () => loadOlderReviews(device.deps, SELLER, millis(2e12))],
  ])('come with %s, and are not asked for again with every look', async (_what, look) => {
    device.server.posts = [aPost()];
    device.server.products = [aProduct()];
    device.server.reviews = [aReview()];
    await look();
    expect(await device.catalogue.profiles.count()).toBeGreaterThan(0);
    await look();
    expect(asked('profiles')).toHaveLength(1);
  });
});

it('a search that finds nothing at all asks one question', async () => {
  device.server.posts = [aPost()];
  expect(await findPosts(device.deps, { term: '없는 말', category: null }, null)).toEqual(
    ok({ ids: [], next: null }),
  );
  expect(asked('findPosts')).toHaveLength(1);
});

it('a clock that was set back makes an answer old', async () => {
  await refreshStores(device.deps, WHEN_STALE);
  device.pass(-1);
  await refreshStores(device.deps, WHEN_STALE);
  expect(asked('stores')).toHaveLength(2);
});

describe('whoever writes without a pause', () => {
  it('gets an answer after three questions', async () => {
    device.server.posts = [aPost()];
    let answers = 0;
    device.server.beforeAnswer = async (question) => {
      if (!question.startsWith('post ') || answers >= 20) return;
      answers += 1;
      await noteOwnWrite(device.catalogue, { kind: 'post', id: aPost().id }, device.clock.now);
    };
    expect(await refreshPost(device.deps, aPost().id, FORCED)).toEqual(ok(null));
    expect(answers).toBe(3);
  });
});

describe('a listing', () => {
  it('is read once where anybody may see it, and once where nobody is signed in', async () => {
    device.server.products = [aProduct()];
    device.server.signedIn = BUYER;
    await refreshProduct(device.deps, aProduct().id, FORCED);
    expect(asked('product ')).toHaveLength(1);
    device.server.products = [aProduct({ status: 'hidden' })];
    device.server.signedIn = null;
    device.server.asked.length = 0;
    await refreshProduct(device.deps, aProduct().id, FORCED);
    expect(asked('product ')).toHaveLength(1);
  });

  it('that is gone is not looked for as somebody either', async () => {
    device.server.signedIn = SELLER;
    expect(await refreshProduct(device.deps, aProduct().id, FORCED)).toEqual(err('gone'));
    expect(asked('product ')).toHaveLength(1);
  });

  it('whose card was seen some minutes ago is not counted again, and is after ten', async () => {
    device.server.products = [aProduct()];
    await refreshListed(device.deps, [aProduct().id], FORCED);
    device.pass(9 * MINUTE);
    await refreshProduct(device.deps, aProduct().id, FORCED);
    expect(asked('listedProducts')).toHaveLength(1);
    device.pass(MINUTE);
    await refreshProduct(device.deps, aProduct().id, FORCED);
    expect(asked('listedProducts')).toHaveLength(2);
  });

  it('that has no card counts as it says itself', async () => {
    device.server.products = [aProduct({ viewCount: 3 })];
    const deps = remoteWith({ listedProducts: async () => ok([]) });
    expect(await refreshProduct(deps, aProduct().id, FORCED)).toEqual(ok(null));
    expect(await device.catalogue.products.get(aProduct().id)).toBeDefined();
  });
});

describe('cards', () => {
  const old = (name: string) => aProduct({ id: productId(name), createdAt: millis(1), updatedAt: millis(1) });

  it('leave old listings that have one where they are, and take those that have none', async () => {
    await device.catalogue.products.bulkPut([old('p1'), old('p2'), { ...old('p3'), status: 'hidden' }]);
    device.server.products = [old('p1')];
    await refreshListed(device.deps, [productId('p1'), productId('p2'), productId('p3')], FORCED);
    expect(await device.catalogue.products.toCollection().primaryKeys()).toEqual(['p1', 'p3']);
  });

  test.each([
    [10 * MINUTE, 1],
    [10 * MINUTE + 1, 0],
  ])('may take ten minutes to be made (a listing %i ms old)', async (ageMs, left) => {
    const createdAt = millis(device.clock.now - ageMs);
    await device.catalogue.products.put(aProduct({ createdAt, updatedAt: createdAt }));
    await refreshListed(device.deps, [aProduct().id], FORCED);
    expect(await device.catalogue.products.count()).toBe(left);
  });

  it('are asked for sixty at a time, and the next look goes on with the rest', async () => {
    const ids = Array.from({ length: 70 }, (_, n) => productId(`p${n}`));
    await refreshListed(device.deps, ids, WHEN_STALE);
    await refreshListed(device.deps, ids, WHEN_STALE);
    expect(device.server.asked).toEqual([
      `listedProducts ${ids.slice(0, 60).join()}`,
      `listedProducts ${ids.slice(60).join()}`,
    ]);
  });

  it('that were never asked for come first, then those that were longest ago', async () => {
    device.server.products = Array.from({ length: 100 }, (_, n) => old(`p${n}`));
    const ids = device.server.products.map(({ id }) => id);
    await refreshListed(device.deps, ids, WHEN_STALE);
    device.pass(10 * MINUTE);
    await refreshListed(device.deps, ids, WHEN_STALE);
    expect(await device.catalogue.products.count()).toBe(100);
    device.pass(10 * MINUTE);
    await refreshListed(device.deps, ids, WHEN_STALE);
    const longestAgo = [...ids.slice(20, 60), ...ids.slice(0, 20)];
    expect(device.server.asked.at(-1)).toBe(`listedProducts ${longestAgo.join()}`);
  });

  it('that were asked for by a clock which was set back since take their turn with the others', async () => {
    const ids = Array.from({ length: 100 }, (_, n) => productId(`p${n}`));
    await refreshListed(device.deps, ids.slice(60), WHEN_STALE);
    device.pass(-DAY);
    await refreshListed(device.deps, ids, WHEN_STALE);
    device.pass(10 * MINUTE);
    await refreshListed(device.deps, ids, WHEN_STALE);
    expect(asked(`listedProducts ${ids.slice(60).join()}`)).toHaveLength(2);
  });
});

describe('a list of listings that goes on behind its end', () => {
  const beyond = aProduct({ id: productId('beyond') });

  it('of a seller loses nothing that may stand there', async () => {
    await device.catalogue.products.put(beyond);
    const deps = remoteWith({ productsOfSeller: async () => ok({ rows: [aProduct()], isFull: true }) });
    await refreshProductsOfSeller(deps, SELLER, FORCED);
    expect(await device.catalogue.products.toCollection().primaryKeys()).toEqual(['beyond', 'p1']);
  });

  it('of one’s own is read for 25 pages, and loses nothing that may stand there', async () => {
    await device.catalogue.products.put(beyond);
    let pages = 0;
    const deps = remoteWith({
      ownProducts: async () => {
        pages += 1;
        const row = aProduct({ id: productId(`o${pages}`) });
        const end = { at: microsOfMillis(row.bumpedAt), id: row.id };
        return pages > 50 ? err('denied') : ok({ rows: [row], size: 1, isFull: true, end });
      },
    });
    expect(await refreshOwnProducts(deps, SELLER, FORCED)).toEqual(ok(null));
    expect(pages).toBe(25);
    expect(await device.catalogue.products.count()).toBe(26);
    expect(await device.catalogue.products.get(beyond.id)).toBeDefined();
  });
});

describe('packed years', () => {
  const year = (name: string, updatedAt: number) => ({ year: name, days: '', updatedAt: micros(updatedAt) });

  it('are asked for since the newest of them', async () => {
    device.server.goldYears = [year('2024', 7), year('2025', 9), year('2026', 8)];
    await refreshGoldYears(device.deps, 'all', WHEN_STALE);
    const since: unknown[] = [];
    const deps = remoteWith({
      goldYears: async (from) => {
        since.push(from);
        return ok({ rows: [], isFull: false });
      },
    });
    await refreshGoldYears(deps, 'all', FORCED);
    expect(since).toEqual([9]);
  });

  it('are asked for by whoever insists, whichever of them they look at', async () => {
    device.server.goldYears = [year('2026', 8)];
    await refreshGoldYears(device.deps, 'all', WHEN_STALE);
    device.server.asked.length = 0;
    await refreshGoldYears(device.deps, 'recent', FORCED);
    await refreshGoldYears(device.deps, 'all', FORCED);
    expect(device.server.asked).toEqual(['goldYears since', 'goldYears since']);
  });

  it('of which all are here are not asked for again by the last weeks', async () => {
    await refreshGoldYears(device.deps, 'all', WHEN_STALE);
    device.server.asked.length = 0;
    device.pass(DAY - 1);
    await refreshGoldYears(device.deps, 'recent', WHEN_STALE);
    expect(device.server.asked).toEqual([]);
  });
});

describe('gold prices', () => {
  const day = (date: string) => aGoldPrice({ date });

  it('that the server takes back go where all of them are asked for', async () => {
    await device.catalogue.goldPrices.bulkPut([day('2026-02-01'), day('2026-02-02')]);
    device.server.goldPrices = [day('2026-02-01')];
    await refreshGoldPrices(device.deps, FORCED);
    expect((await device.catalogue.goldPrices.toArray()).map(({ date }) => date)).toEqual(['2026-02-01']);
  });

  it('of one year are asked for once a day, however often prices are looked at', async () => {
    await refreshGoldPrices(device.deps, WHEN_STALE);
    for (let look = 0; look < 3; look += 1) {
      device.pass(DAY / 2);
      await refreshGoldPrices(device.deps, WHEN_STALE);
    }
    expect(asked('goldYear ')).toHaveLength(1);
  });
});

describe('comments', () => {
  it('of pages that were not read yet stay until all have been seen', async () => {
    const comment = (n: number) => aComment({ id: commentId(`c${n}`), createdAt: millis(1_000 + n) });
    const all = Array.from({ length: 30 }, (_, n) => comment(n));
    device.server.posts = [aPost()];
    await device.catalogue.comments.put(comment(29));
    const deps = remoteWith({
      comments: async (_id, start) =>
        ok(timedPage(all, { timeOf: ({ createdAt }) => createdAt, start, limit: 2, direction: 'asc' })),
    });
    await refreshPost(deps, aPost().id, FORCED);
    expect(await device.catalogue.comments.count()).toBe(11);
    expect(await device.catalogue.comments.get(comment(29).id)).toBeDefined();
  });
});

it('older posts are those of the category that is looked at, and older reviews those behind the last one', async () => {
  device.server.posts = [aPost({ id: postId('b1'), category: 'free' }), aPost({ id: postId('b2') })];
  await loadOlderPosts(device.deps, 'free', millis(2e12));
  expect(await device.catalogue.posts.toCollection().primaryKeys()).toEqual(['b1']);
  device.server.reviews = [aReview({ id: reviewId('o9_buyer'), createdAt: millis(9) })];
  await loadOlderReviews(device.deps, SELLER, millis(8));
  expect(await device.catalogue.reviews.count()).toBe(0);
});

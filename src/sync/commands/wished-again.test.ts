import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownLike } from '#data/local/queries/board-queries.ts';
import { millis, won } from '#domain/units.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { changeListing } from './change-listing.ts';
import { keepSearch } from './keep-search.ts';
import { setBlock } from './set-block.ts';
import { setFavorite } from './set-favorite.ts';
import { setLike } from './set-like.ts';
import { setPriceTarget } from './set-price-target.ts';
import { submitListing } from './submit-listing.ts';
import { deletePost, submitPost } from './submit-post.ts';

let server: FakeServer;
let device: FakeDevice;
beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  await Promise.all([catalogue.products.clear(), catalogue.posts.clear()]);
});

/** One thing that is wished and wished no longer, and who has it. */
interface Wish {
  readonly set: (wanted: boolean) => Promise<unknown>;
  readonly isHere: () => Promise<boolean>;
  readonly isThere: () => boolean;
}

const [PRODUCT, POST, SEARCH] = [productId('p1'), postId('post1'), 'search=%EB%B0%98%EC%A7%80'];
const TARGET = { side: 'sell', direction: 'up', perDon: won(800_000) } as const;
const WISHES = {
  favorite: {
    set: (wanted) => setFavorite(device.db, PRODUCT, wanted, device.environment),
    isHere: async () => (await device.db.favorites.count()) > 0,
    isThere: () => server.favorites.has(PRODUCT),
  },
  like: {
    set: (wanted) => setLike(device.db, POST, wanted, device.environment),
    isHere: async () => (await ownLike(device.db, POST)).isLiked,
    isThere: () => server.likes.has(POST),
  },
  block: {
    set: (wanted) => setBlock(device.db, SELLER, wanted, device.environment),
    isHere: async () => (await device.db.blocks.count()) > 0,
    isThere: () => server.blocks.has(SELLER),
  },
  'target price': {
    set: (wanted) => setPriceTarget(device.db, TARGET, wanted, device.environment),
    isHere: async () => (await device.db.priceTargets.count()) > 0,
    isThere: () => server.priceTargets.size > 0,
  },
  'kept search': {
    set: (wanted) => keepSearch(device.db, SEARCH, wanted ? 'kept' : 'removed', device.environment),
    isHere: async () => (await device.db.savedSearches.count()) > 0,
    isThere: () => server.searches.kept.size > 0,
  },
} satisfies Readonly<Record<string, Wish>>;

describe.each(Object.entries(WISHES))('a %s whose first wish went unheard', (_, { set, isHere, isThere }) => {
  async function expectBoth(wanted: boolean): Promise<void> {
    server.fault = () => ({ kind: 'none' });
    await device.drainUntilQuiet();
    expect([await isHere(), isThere()]).toEqual([wanted, wanted]);
    expect(await device.db.outbox.count()).toBe(0);
  }

  test.each([
    ['lost', [false, true]],
    ['answer_lost', [false, true]],
    ['lost', [false, true, false]],
    ['answer_lost', [false, true, false]],
  ] as const)('(%s) is on the server as it is here, after %j', async (kind, wishes) => {
    server.fault = () => ({ kind });
    await set(true);
    await device.drain();
    for (const wanted of wishes) await set(wanted);
    await expectBoth(wishes.at(-1) === true);
  });

  test('is on the server as it is here, wished on, off and on while it hangs', async () => {
    server.fault = () => ({ kind: 'stalled' });
    await set(true);
    const kill = new AbortController();
    const draining = device.drain(kill.signal);
    await expect.poll(() => server.requests, { timeout: 20_000 }).toBe(1);
    await set(false);
    await set(true);
    kill.abort();
    await draining;
    await expectBoth(true);
  });
});

test('a wish that has come to an end begins anew: its opposite takes away one that never left', async () => {
  const { set } = WISHES.favorite;
  await set(true);
  await device.drainUntilQuiet();
  const asked = server.requests;
  await set(false);
  await set(true);
  await device.drainUntilQuiet();
  expect(server.requests).toBe(asked);
});

test('a wish that a quota held has not left: its opposite takes it away', async () => {
  const { set } = WISHES.favorite;
  const until = millis(device.now + 3_600_000);
  server.setFavorite = async () => ({ kind: 'held', quota: 'favorites', until });
  await set(true);
  await device.drain();
  await set(false);
  expect(await device.db.outbox.count()).toBe(0);
});

test('a bump that was refused is refused when it is pressed again, and not taken for one that went unheard', async () => {
  const bump = () => changeListing(device.db, PRODUCT, { kind: 'bump' }, device.environment);
  for (let press = 0; press < 2; press += 1) {
    await bump();
    await device.drainUntilQuiet();
    expect(await device.db.outbox.toArray()).toMatchObject([{ state: { kind: 'failed' }, attempts: 1 }]);
  }
});

const words = { category: 'free', title: '처음 제목', content: '내용' } as const;
const post = (title: string, edited = false) =>
  submitPost(
    device.db,
    { edited: edited ? POST : null, tab: 't', words: { ...words, title }, images: [] },
    device.environment,
    POST,
  );
const listing = (title: string, edited = false) =>
  submitListing(
    device.db,
    { edited: edited ? PRODUCT : null, tab: 't', details: { ...aProduct(), title }, pictures: [] },
    device.environment,
    PRODUCT,
  );

describe('what landed unheard and used up its quota', () => {
  /** The answer to what is written is lost, and from then on no more may be written. */
  async function landUnheard(): Promise<void> {
    server.fault = () => ({ kind: 'answer_lost' });
    await device.drain();
    server.fault = () => ({ kind: 'none' });
    const until = millis(device.now + 3_600_000);
    server.createListing = async () => ({ kind: 'held', quota: 'listings', until });
    server.createPost = async () => ({ kind: 'held', quota: 'posts', until });
  }

  test('is not held for its edit: a listing', async () => {
    await listing('처음 제목');
    await landUnheard();
    await listing('고친 제목', true);
    await device.drain();
    expect(server.listings.get(PRODUCT)?.details.title).toBe('고친 제목');
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('is not held for its edit: a post', async () => {
    await post('처음 제목');
    await landUnheard();
    await post('고친 제목', true);
    await device.drain();
    expect(server.posts.get(POST)?.words.title).toBe('고친 제목');
    expect(await device.db.outbox.count()).toBe(0);
  });
});

describe('what is deleted twice, the first time unheard,', () => {
  async function deleteTwice(remove: () => Promise<unknown>): Promise<void> {
    await device.drainUntilQuiet();
    await remove();
    server.fault = () => ({ kind: 'answer_lost' });
    await device.drain();
    server.fault = () => ({ kind: 'none' });
    await remove();
    await device.drainUntilQuiet();
    expect(await device.db.outbox.count()).toBe(0);
  }

  test('is deleted: a listing', async () => {
    await listing('반지');
    await deleteTwice(() => changeListing(device.db, PRODUCT, { kind: 'delete' }, device.environment));
    expect(await catalogue.products.get(PRODUCT)).toBeUndefined();
  });

  test('is deleted: a post', async () => {
    await post('반지');
    await deleteTwice(() => deletePost(device.db, POST, device.environment));
    expect(await catalogue.posts.get(POST)).toBeUndefined();
  });
});

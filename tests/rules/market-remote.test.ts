import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListingCommit } from '#data/remote/rest/listing-remote.ts';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { LISTING_PARTS } from '#documents/product.ts';
import { parseOrderId, parseProductId } from '#domain/ids.ts';
import type { WrittenReview } from '#domain/order/review.ts';
import { milligrams, won } from '#domain/units.ts';
import { reportIdOf } from '#sync/commands/report-id.ts';
import { commit, NOW, type Data } from './attacks/raw-commit.ts';
import { longAgo, pictureUrl } from './conversation.ts';
import { emulatorToken } from './emulator-token.ts';
import { HOSTILE, must, NEVER, OK, openRemote, person, REFUSED } from './remote.ts';
import { freshId, openWorld, type World } from './world.ts';

// What the outbox writes about listings, reviews and safety, against the real rules.

let world: World;
let remote: OutboxRemote;

beforeAll(async () => {
  world = await openWorld();
  remote = await openRemote();
});
afterAll(() => world.close());

describe('a listing', () => {
  const listing = (uid: string, over: Partial<ListingCommit['details']> = {}): ListingCommit => ({
    productId: must(parseProductId(freshId('p'))),
    details: {
      title: '18K 민자 반지',
      description: '각인이 있어요.',
      category: 'ring',
      purity: '18K',
      weight: milligrams(3_750),
      hasStones: false,
      hasCertificate: true,
      hasReceipt: false,
      price: won(600_000),
      negotiable: false,
      tradeMethods: ['meet', 'store'],
      region: { sido: '서울', sigungu: '종로구' },
      ...over,
    },
    images: [
      {
        url: pictureUrl(`productImages/${uid}/p1`),
        thumbUrl: pictureUrl(`productImages/${uid}/p1`, 'thumb'),
        w: 1200,
        h: 900,
      },
    ],
    changed: LISTING_PARTS,
  });

  test('is created once, with the server’s counters and times, and changed by its seller alone', async () => {
    const [seller, other] = [person('seller'), person('other')];
    const commit = listing(seller);
    const path = `products/${commit.productId}`;
    expect(await remote.createListing(seller, commit, NEVER)).toEqual(OK);
    expect(await world.stored(path)).toMatchObject({
      sellerId: seller,
      status: 'selling',
      weightG: 3.75,
      favoriteCount: 0,
      priceHistory: [],
    });
    expect(await remote.createListing(seller, commit, NEVER)).toMatchObject(REFUSED);
    const changed = { ...commit, details: { ...commit.details, price: won(580_000), maker: '금방' } };
    expect(await remote.updateListing(other, changed, NEVER)).toMatchObject(REFUSED);
    expect(await remote.updateListing(seller, changed, NEVER)).toEqual(OK);
    expect(await world.stored(path)).toMatchObject({ price: 580_000, maker: '금방' });
    expect(await remote.updateListing(seller, commit, NEVER)).toEqual(OK);
    expect(await world.stored(path)).not.toHaveProperty('maker');
  });

  test('keeps what another device has changed of it, and takes no more than was changed', async () => {
    const seller = person('seller');
    const commit = listing(seller, { maker: '금방', hasStones: true, stoneWeight: milligrams(250) });
    const path = `products/${commit.productId}`;
    await remote.createListing(seller, commit, NEVER);
    const { stoneWeight, maker, ...bare } = commit.details;
    expect([stoneWeight, maker]).not.toContain(undefined);
    const tablet = {
      ...commit,
      details: { ...bare, price: won(580_000), weight: milligrams(100), hasStones: false },
    };
    const changed = ['price', 'weight', 'hasStones', 'stoneWeight'] as const;
    expect(await remote.updateListing(seller, { ...tablet, changed }, NEVER)).toEqual(OK);
    const phone = { ...commit, details: { ...commit.details, description: '고친 설명' }, images: [] };
    expect(await remote.updateListing(seller, { ...phone, changed: ['description'] }, NEVER)).toEqual(OK);
    const stored = await world.stored(path);
    expect(stored).toMatchObject({ description: '고친 설명', price: 580_000, weightG: 0.1, maker: '금방' });
    expect(stored).toMatchObject({ images: [{ w: 1200 }] });
    expect(stored).not.toHaveProperty('stoneWeightG');
    // As a whole the halves must still be a listing: stones that weigh more than it are none.
    const heavier = { ...commit, changed: ['hasStones', 'stoneWeight'] as const };
    expect(await remote.updateListing(seller, heavier, NEVER)).toMatchObject(REFUSED);
  });

  test('gives nothing away to a mask', async () => {
    const seller = person('seller');
    const offered = listing(seller);
    const path = `products/${offered.productId}`;
    await remote.createListing(seller, offered, NEVER);
    const write = (data: Data, mask: readonly string[]) =>
      commit(emulatorToken(seller), [{ path, data: { ...data, updatedAt: NOW }, mask }]);
    expect(await write({ price: 590_000 }, ['price'])).toBe('done');
    for (const [field, value] of Object.entries({ sellerId: 'somebody', favoriteCount: 9, dealt: true })) {
      expect(await write({ price: 1, [field]: value }, ['price', field])).toBe('PERMISSION_DENIED');
    }
    // Named and not given, it would be taken away.
    for (const field of ['title', 'favoriteCount', 'status', 'region']) {
      expect(await write({ price: 1 }, ['price', field])).toBe('PERMISSION_DENIED');
    }
    // Given and not named, it is not written.
    expect(await write({ price: 580_000, favoriteCount: 9, title: '' }, ['price'])).toBe('done');
    expect(await world.stored(path)).toMatchObject({
      price: 580_000,
      favoriteCount: 0,
      title: offered.details.title,
    });
  });

  test('takes stones, a certificate’s fineness and a maker along', async () => {
    const seller = person('seller');
    const commit = listing(seller, {
      hasStones: true,
      stoneWeight: milligrams(200),
      fineness: 0.755,
      maker: '금나루 공방',
    });
    expect(await remote.createListing(seller, commit, NEVER)).toEqual(OK);
    expect(await world.stored(`products/${commit.productId}`)).toMatchObject({
      stoneWeightG: 0.2,
      fineness: 0.755,
      maker: '금나루 공방',
    });
  });

  test('is hidden, shown and deleted by its seller, and bumped once a day', async () => {
    const [seller, other] = [person('seller'), person('other')];
    const commit = listing(seller);
    const { productId } = commit;
    await remote.createListing(seller, commit, NEVER);
    const hide = { kind: 'status', status: 'hidden' } as const;
    expect(await remote.changeListing(other, productId, hide, NEVER)).toMatchObject(REFUSED);
    expect(await remote.changeListing(seller, productId, hide, NEVER)).toEqual(OK);
    const show = { kind: 'status', status: 'selling' } as const;
    expect(await remote.changeListing(seller, productId, show, NEVER)).toEqual(OK);
    expect(await remote.changeListing(seller, productId, { kind: 'bump' }, NEVER)).toMatchObject(REFUSED);
    const listed = await world.stored(`products/${productId}`);
    await world.given({ [`products/${productId}`]: { ...listed, bumpedAt: longAgo } });
    expect(await remote.changeListing(seller, productId, { kind: 'bump' }, NEVER)).toEqual(OK);
    expect(await remote.changeListing(other, productId, { kind: 'delete' }, NEVER)).toMatchObject(REFUSED);
    expect(await remote.listingExists(seller, productId, NEVER)).toEqual({ kind: 'ok', value: true });
    expect(await remote.changeListing(seller, productId, { kind: 'delete' }, NEVER)).toEqual(OK);
    expect(await remote.listingExists(seller, productId, NEVER)).toEqual({ kind: 'ok', value: false });
    expect(await world.stored(`products/${productId}`)).toBeUndefined();
  });

  test('that the house has taken down is found, and not deleted', async () => {
    const seller = person('seller');
    const commit = listing(seller);
    await remote.createListing(seller, commit, NEVER);
    const path = `products/${commit.productId}`;
    await world.given({ [path]: { ...(await world.stored(path)), status: 'hidden', withheld: true } });
    const remove = () => remote.changeListing(seller, commit.productId, { kind: 'delete' }, NEVER);
    expect(await remove()).toMatchObject(REFUSED);
    expect(await remote.listingExists(seller, commit.productId, NEVER)).toEqual({ kind: 'ok', value: true });
  });

  test('that was deleted is not published again by an older attempt', async () => {
    const seller = person('seller');
    const commit = listing(seller);
    await world.given({ [`retiredProducts/${commit.productId}`]: { at: longAgo } });
    expect(await remote.createListing(seller, commit, NEVER)).toMatchObject(REFUSED);
    expect(await remote.updateListing(seller, commit, NEVER)).toMatchObject(REFUSED);
  });

  test.each(HOSTILE)('is stored letter by letter: %s', async (words) => {
    const seller = person('seller');
    const over = { title: words.slice(0, 40), description: words, maker: words.slice(0, 40) };
    const commit = listing(seller, over);
    expect(await remote.createListing(seller, commit, NEVER)).toEqual(OK);
    expect(await world.stored(`products/${commit.productId}`)).toMatchObject(over);
  });

  test.each([
    ['a title of 10,000 characters', { title: '금'.repeat(10_000) }],
    ['a description of 10,000 characters', { description: '금'.repeat(10_000) }],
    ['a maker of 10,000 characters', { maker: '금'.repeat(10_000) }],
    ['a district of 10,000 characters', { region: { sido: '서울', sigungu: '금'.repeat(10_000) } }],
    ['no price', { price: won(0) }],
    ['more stone than ring', { hasStones: true, stoneWeight: milligrams(4_000) }],
    ['no way to trade', { tradeMethods: [] }],
  ])('with %s is refused', async (_what, over) => {
    const seller = person('seller');
    expect(await remote.createListing(seller, listing(seller, over), NEVER)).toMatchObject(REFUSED);
  });

  test('with a picture of somebody else’s, or of another house, is refused', async () => {
    const seller = person('seller');
    const [image] = listing(person('other')).images;
    const foreign = { ...must(image), url: 'https://evil.example/a.jpg' };
    for (const images of [[must(image)], [foreign], []]) {
      expect(await remote.createListing(seller, { ...listing(seller), images }, NEVER)).toMatchObject(
        REFUSED,
      );
    }
  });
});

describe('a review', () => {
  async function deal(status = 'completed') {
    const [buyer, seller] = [person('buyer'), person('seller')];
    const orderId = must(parseOrderId(freshId('order')));
    const order = {
      buyerId: buyer,
      sellerId: seller,
      productId: 'p',
      agreedPrice: 1,
      status,
      createdAt: longAgo,
    };
    await world.given({ [`orders/${orderId}`]: order });
    const review: WrittenReview = {
      orderId,
      reviewerId: buyer,
      revieweeId: seller,
      role: 'buyer',
      rating: 'best',
      tags: ['친절해요'],
      content: HOSTILE.join('\n').slice(0, 300),
    };
    return { buyer, seller, orderId, review };
  }

  test('is written once by each side of a completed deal, and can be found', async () => {
    const { buyer, seller, orderId, review } = await deal();
    expect(await remote.findReview(buyer, orderId, NEVER)).toEqual(OK);
    expect(await remote.createReview(buyer, review, NEVER)).toEqual(OK);
    expect(await remote.createReview(buyer, review, NEVER)).toMatchObject(REFUSED);
    expect(await remote.findReview(buyer, orderId, NEVER)).toMatchObject({ kind: 'ok', value: review });
    const back = { ...review, reviewerId: seller, revieweeId: buyer, role: 'seller' as const };
    expect(await remote.createReview(seller, back, NEVER)).toEqual(OK);
    expect(await world.stored(`reviews/${orderId}_${buyer}`)).toMatchObject({ content: review.content });
  });

  test('of an open deal, by a stranger, of the wrong side or of 10,000 characters is refused', async () => {
    const open = await deal('reserved');
    expect(await remote.createReview(open.buyer, open.review, NEVER)).toMatchObject(REFUSED);
    const { buyer, review } = await deal();
    const stranger = person('stranger');
    expect(await remote.createReview(stranger, { ...review, reviewerId: stranger }, NEVER)).toMatchObject(
      REFUSED,
    );
    expect(await remote.createReview(buyer, { ...review, role: 'seller' }, NEVER)).toMatchObject(REFUSED);
    const long = { ...review, content: '금'.repeat(10_000) };
    expect(await remote.createReview(buyer, long, NEVER)).toMatchObject(REFUSED);
  });
});

describe('safety', () => {
  test('a report of each kind of thing arrives once and can be found by its writer', async () => {
    const [reporter, thing, place] = [person('reporter'), freshId('thing'), freshId('place')];
    const chat = `p1_a_${reporter}`;
    await world.given({
      [`profiles/${thing}`]: { nickname: '금이' },
      [`products/${thing}`]: { title: '반지' },
      [`posts/${thing}`]: { title: '글' },
      [`posts/${place}/comments/${thing}`]: { content: '댓글' },
      [`chats/${chat}/messages/${thing}`]: { text: '안녕하세요' },
    });
    for (const target of [
      { type: 'user', id: thing },
      { type: 'product', id: thing },
      { type: 'post', id: thing },
      { type: 'comment', id: thing, parentId: place },
      { type: 'message', id: thing, parentId: chat },
    ] as const) {
      const id = await reportIdOf(reporter, target);
      const report = { target, reason: 'fraud', detail: HOSTILE.join('\n') } as const;
      expect(await remote.reportExists(reporter, id, NEVER)).toEqual({ kind: 'ok', value: false });
      expect(await remote.createReport(reporter, id, report, NEVER)).toEqual(OK);
      expect(await remote.createReport(reporter, id, report, NEVER)).toMatchObject(REFUSED);
      expect(await remote.reportExists(reporter, id, NEVER)).toEqual({ kind: 'ok', value: true });
    }
  });

  test('a block is set and lifted, again and again', async () => {
    const [me, other] = [person('me'), person('other')];
    for (const wanted of [true, true, false, false]) {
      expect(await remote.setBlock(me, other, wanted, NEVER)).toEqual(OK);
      const stored = await world.stored(`blocks/${me}/items/${other}`);
      expect(stored === undefined).toBe(!wanted);
    }
  });
});

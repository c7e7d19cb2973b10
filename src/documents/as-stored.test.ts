import { describe, expect, test } from 'vitest';
import { productId, userId } from '#tests/support/domain-fixtures.ts';
import { micros, millis, won } from '#domain/units.ts';
import { CARD_FIELDS_SHOWN, listingCardDocument, parseListingCard } from './listing-card.ts';
import { parseBlock, parseFavorite, viewDocument, wishDocument } from './person-items.ts';
import { postKeyDocument } from './post-key.ts';
import { newPost, parsePost, POST_PARTS, postEdit, postEditMask } from './post.ts';
import { parsePriceTarget, priceTargetDocument } from './price-target.ts';
import { listingEdit, listingEditMask, LISTING_PARTS, newListing, parseProduct } from './product.ts';
import { closedQuota, parseQuotaUse, quotaDocument, quotaPath } from './quota.ts';
import { ANY_PRICE, parseSavedSearch, savedSearchDocument } from './saved-search.ts';

/* Each document as it stands in the database, field by field: what is written may be read years later. */

const AT = 1_760_000_000_000;
const at = { seconds: AT / 1_000, nanoseconds: 0 };
const NOW = millis(AT);
const exactly = micros(AT * 1_000);

const IMAGE = { url: 'https://example.com/a.jpg', thumbUrl: 'https://example.com/s.jpg', w: 800, h: 600 };
const LISTING = {
  sellerId: 's',
  title: '순금 반지',
  description: '한 번 꼈어요.',
  category: 'ring',
  purity: '24K',
  fineness: 0.999,
  weightG: 3.75,
  hasStones: true,
  stoneWeightG: 0.25,
  maker: '종로금방',
  hasCertificate: true,
  hasReceipt: true,
  price: 600_000,
  negotiable: true,
  tradeMethods: ['meet', 'store'],
  region: { sido: '서울', sigungu: '종로구' },
  images: [IMAGE],
  status: 'reserved',
  createdAt: at,
  updatedAt: at,
  bumpedAt: at,
  favoriteCount: 1,
  chatCount: 2,
  viewCount: 3,
  priceHistory: [{ price: 700_000, at }],
};
const { weightG: _weight, stoneWeightG: _stones, ...plain } = LISTING;
const READ = {
  ...plain,
  weight: 3_750,
  stoneWeight: 250,
  createdAt: AT,
  updatedAt: AT,
  bumpedAt: AT,
  priceHistory: [{ price: 700_000, at: AT }],
};
/** What only a newer server could say. */
const UNHEARD_OF = { category: 'crown', purity: '30K', status: 'melted', tradeMethods: ['drone'], region: 7 };
const AS_NOTHING = {
  category: 'other',
  purity: 'unknown',
  status: 'hidden',
  tradeMethods: [],
  region: { sido: '', sigungu: '' },
};

describe('a listing', () => {
  test('is read whole', () => {
    expect(parseProduct('p1', { ...LISTING, withheld: true, dealt: true })).toEqual({
      ...READ,
      id: 'p1',
      isWithheld: true,
      isDealt: true,
    });
    expect(parseProduct('a/b', LISTING)).toBeNull();
  });

  test('that says something unheard of is read without it, and is not for sale', () => {
    expect(parseProduct('p1', { ...LISTING, ...UNHEARD_OF })).toEqual({ ...READ, ...AS_NOTHING, id: 'p1' });
    for (const fineness of [0, -1, 1.1]) {
      expect(parseProduct('p1', { ...LISTING, fineness })).not.toHaveProperty('fineness');
    }
    expect(parseProduct('p1', { ...LISTING, fineness: 1 })).toMatchObject({ fineness: 1 });
  });

  test('is offered with what its seller says, and with nothing counted', () => {
    const product = parseProduct('p1', LISTING);
    if (!product) throw new Error('no listing');
    const { id, sellerId, status, createdAt, updatedAt, bumpedAt, ...rest } = product;
    const { favoriteCount, chatCount, viewCount, priceHistory, images, ...said } = rest;
    const { createdAt: _c, updatedAt: _u, bumpedAt: _b, status: _s, ...stored } = LISTING;
    const counted = { favoriteCount: 0, chatCount: 0, viewCount: 0, priceHistory: [] };
    expect(newListing(sellerId, said, images)).toEqual({ ...stored, ...counted, status: 'selling' });
    const { sellerId: _seller, favoriteCount: _f, chatCount: _n, viewCount: _v, ...edited } = stored;
    const { priceHistory: _history, ...edit } = edited;
    expect(listingEdit(said, images, LISTING_PARTS)).toEqual(edit);
    expect(listingEditMask(LISTING_PARTS).toSorted()).toEqual(Object.keys(edit).toSorted());
    expect([id, status, createdAt, updatedAt, bumpedAt, favoriteCount, chatCount, viewCount]).toEqual([
      'p1',
      'reserved',
      AT,
      AT,
      AT,
      1,
      2,
      3,
    ]);
    expect(priceHistory).toHaveLength(1);
  });
});

describe('a card of a listing', () => {
  const CARD = {
    ...LISTING,
    labels: ['반지'],
    tokens: ['반지'],
    shelves: ['||'],
    grade: '24Kac',
    sido: '서울',
    place: '서울.종로구',
    perGram: 160_000,
    productAt: at,
    countersAt: at,
    countersBy: 'e1',
  };

  test('tells of the listing, of its pictures the first', () => {
    expect(parseListingCard('p1', CARD)).toEqual({ product: { ...READ, id: 'p1' }, labels: ['반지'] });
    expect(parseListingCard('p1', { ...CARD, images: [IMAGE, IMAGE] })?.product.images).toEqual([IMAGE]);
    expect(parseListingCard('a/b', CARD)).toBeNull();
    expect(parseListingCard('p1', { ...CARD, ...UNHEARD_OF })?.product).toMatchObject(AS_NOTHING);
  });

  test('is kept whole by the functions', () => {
    expect(listingCardDocument.read(CARD)).toEqual({
      ...CARD,
      ...READ,
      weightG: undefined,
      stoneWeightG: undefined,
      productAt: exactly,
      countersAt: exactly,
    });
    expect(CARD_FIELDS_SHOWN.toSorted()).toEqual([...Object.keys(LISTING), 'labels', 'perGram'].toSorted());
  });
});

describe('a post', () => {
  const { thumbUrl: _thumb, ...picture } = IMAGE;
  const POST = {
    authorId: 'u',
    category: 'question',
    title: '질문',
    content: '얼마예요?',
    images: [picture],
    createdAt: at,
    updatedAt: at,
    likeCount: 1,
    commentCount: 2,
  };

  test('is read whole, of whatever sort it is', () => {
    expect(parsePost('b1', POST)).toEqual({ ...POST, id: 'b1', createdAt: AT, updatedAt: AT });
    expect(parsePost('b1', { ...POST, category: 'poem' })?.category).toBe('free');
    expect(parsePost('a/b', POST)).toBeNull();
  });

  test('is written with its words, and with nothing counted', () => {
    const words = { category: 'question', title: '질문', content: '얼마예요?' } as const;
    const edit = { ...words, images: [picture] };
    expect(postEdit(words, [picture], POST_PARTS)).toEqual(edit);
    expect(newPost(userId('u'), words, [picture])).toEqual({
      ...edit,
      authorId: 'u',
      likeCount: 0,
      commentCount: 0,
    });
    expect(postEditMask(POST_PARTS).toSorted()).toEqual(Object.keys(edit).toSorted());
  });

  test('is found by its key', () => {
    const key = { tokens: ['질문'], category: 'question', createdAt: at };
    expect(postKeyDocument.read(key)).toEqual({ ...key, createdAt: AT });
    expect(postKeyDocument.read({ ...key, category: 'poem' })?.category).toBe('free');
    expect(postKeyDocument.read({ ...key, tokens: 'x' })).toBeNull();
  });
});

describe('what one person keeps', () => {
  test('names its thing, and without a time is the oldest', () => {
    const favorite = { favoriteProductId: 'p1', createdAt: at };
    expect(parseFavorite('any', favorite)).toEqual({ productId: productId('p1'), createdAt: AT });
    expect(parseFavorite('any', { favoriteProductId: 'p1' })).toEqual({ productId: 'p1', createdAt: 0 });
    expect(parseFavorite('any', { createdAt: at })).toBeNull();
    expect(parseBlock('u', { createdAt: at })).toEqual({ uid: 'u', createdAt: AT });
    expect(parseBlock('u', {})).toEqual({ uid: 'u', createdAt: 0 });
    expect(parseBlock('a/b', {})).toBeNull();
    expect(wishDocument.read({ at })).toEqual({ at: AT });
    expect(viewDocument.read({ uid: 'u' })).toEqual({ uid: 'u' });
  });

  test('a target stands under the name of what it is', () => {
    const target = { side: 'sell', direction: 'up', perDon: 800_000 };
    expect(parsePriceTarget('sell_up_800000', { ...target, createdAt: at })).toEqual({
      ...target,
      createdAt: AT,
    });
    expect(parsePriceTarget('sell_up_800000', target)?.createdAt).toBe(0);
    expect(parsePriceTarget('buy_up_800000', target)).toBeNull();
    expect(parsePriceTarget('sell_up_800000', { ...target, side: 'hold' })).toBeNull();
    const stored = { side: 'sell', direction: 'up', perDon: won(800_000) } as const;
    expect(priceTargetDocument.encode({ ...stored, createdAt: NOW })).toMatchObject(target);
  });

  test('a kept search', () => {
    const search = { address: 'search=x', isPaused: true, createdAt: at };
    const kept = { ...search, anchors: ['w|x'], priceMax: ANY_PRICE };
    expect(parseSavedSearch(search)).toEqual({ ...search, createdAt: AT });
    expect(parseSavedSearch({ ...search, address: '' })).toBeNull();
    expect(savedSearchDocument.read(kept)).toEqual({ ...kept, createdAt: AT });
    const told = { noticeId: 'n1', noticeCount: 2, pushedAt: at };
    expect(savedSearchDocument.read({ ...kept, ...told })).toMatchObject({ ...told, pushedAt: AT });
    const many = Array.from({ length: 31 }, (_, index) => `w|${index}`);
    expect(savedSearchDocument.read({ ...kept, anchors: many })?.anchors).toHaveLength(30);
  });
});

describe('a quota', () => {
  const stored = { since: at, used: 3, added: 1, of: 'messages/m1', at };

  test('is read with what it was counted for', () => {
    expect(quotaDocument.read(stored)).toEqual({ ...stored, since: AT, at: AT });
    expect(parseQuotaUse(stored)).toEqual({ since: AT, used: 3, of: 'messages/m1' });
    expect(parseQuotaUse({ ...stored, of: 5 })).toBeNull();
    expect(parseQuotaUse({ ...stored, used: -1 })).toBeNull();
    expect(parseQuotaUse(undefined)).toBeNull();
    expect(quotaPath(userId('u'), 'messages')).toBe('quotas/u/kinds/messages');
  });

  test('of who has left is used up for good', () => {
    const closed = closedQuota(NOW);
    expect(closed).toEqual({
      since: 9_000_000_000_000,
      used: Number.MAX_SAFE_INTEGER,
      added: 1,
      of: 'closed',
      at: AT,
    });
    expect(quotaDocument.read(quotaDocument.encode(closed))).toEqual(closed);
  });
});

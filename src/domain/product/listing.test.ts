import { describe, expect, test } from 'vitest';
import { aProduct, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { millis, milligrams, won } from '../units.ts';
import { editedListing, pictureKey, picturePaths, publishedListing } from './listing.ts';
import type { ListingDetails, ListingPart } from './product.ts';

const NOW = millis(1_760_000_000_000);
const IMAGE = { url: 'https://example.com/b.jpg', thumbUrl: 'https://example.com/b-s.jpg', w: 10, h: 20 };

const DETAILS: ListingDetails = {
  title: '순금 팔찌',
  description: '',
  category: 'bracelet',
  purity: '24K',
  weight: milligrams(11_250),
  hasStones: false,
  hasCertificate: false,
  hasReceipt: true,
  price: won(1_800_000),
  negotiable: false,
  tradeMethods: ['store'],
  region: { sido: '부산', sigungu: '' },
};

const SAID = { ...DETAILS, images: [IMAGE] };
/** All of them. */
const LISTING_PARTS: readonly ListingPart[] = [
  'title',
  'description',
  'category',
  'purity',
  'fineness',
  'weight',
  'hasStones',
  'stoneWeight',
  'maker',
  'hasCertificate',
  'hasReceipt',
  'price',
  'negotiable',
  'tradeMethods',
  'region',
  'images',
];

describe('a picture of a listing', () => {
  test('is known by its id while it waits, and by its address once it is stored', () => {
    expect(pictureKey({ kind: 'waiting', id: 'w1', w: 1, h: 1 })).toBe('w1');
    expect(pictureKey({ kind: 'stored', image: IMAGE })).toBe(IMAGE.url);
  });

  test('stands in a place that its ids name', () => {
    expect(picturePaths(SELLER, productId('p1'), 'x')).toEqual({
      full: 'productImages/seller/p1-x',
      thumb: 'productImages/seller/p1-x-thumb',
    });
  });
});

test('a listing that was just published is for sale, as it was described, and nobody has seen it', () => {
  expect(publishedListing(productId('p2'), SELLER, DETAILS, [IMAGE], NOW)).toEqual({
    ...DETAILS,
    id: 'p2',
    sellerId: SELLER,
    images: [IMAGE],
    status: 'selling',
    createdAt: NOW,
    updatedAt: NOW,
    bumpedAt: NOW,
    favoriteCount: 0,
    chatCount: 0,
    viewCount: 0,
    priceHistory: [],
  });
});

describe('a listing that was changed', () => {
  const known = aProduct({
    status: 'reserved',
    maker: '한국금거래소',
    fineness: 0.755,
    favoriteCount: 3,
    chatCount: 2,
    viewCount: 40,
    priceHistory: [{ price: won(700_000), at: millis(5) }],
  });

  test('keeps what the server counts, and nothing of a description that is gone', () => {
    const { description, maker, fineness, ...kept } = known;
    expect([maker, fineness, description]).not.toContain(undefined);
    expect(editedListing(known, SAID, LISTING_PARTS, NOW)).toEqual({
      ...kept,
      ...DETAILS,
      images: [IMAGE],
      updatedAt: NOW,
    });
  });

  test('stays withheld, and bound to its deal', () => {
    const edited = editedListing({ ...known, isWithheld: true, isDealt: true }, SAID, LISTING_PARTS, NOW);
    expect(edited).toMatchObject({ isWithheld: true, isDealt: true });
    const free = editedListing(known, SAID, LISTING_PARTS, NOW);
    expect(free).not.toHaveProperty('isWithheld');
    expect(free).not.toHaveProperty('isDealt');
  });

  test('in part is otherwise as it was, and its other pictures are known only where it was they', () => {
    const seen = { ...known, hasOnlyCover: true } as const;
    const { maker, ...rest } = seen;
    expect(maker).toBeDefined();
    expect(editedListing(seen, SAID, ['price', 'maker'], NOW)).toEqual({
      ...rest,
      price: DETAILS.price,
      updatedAt: NOW,
    });
    expect(editedListing(seen, SAID, ['images'], NOW)).toEqual({
      ...known,
      images: [IMAGE],
      updatedAt: NOW,
    });
  });
});

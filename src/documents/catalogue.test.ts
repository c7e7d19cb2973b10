import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POST_CATEGORIES } from '#domain/board/post.ts';
import { feeFor } from '#domain/gold/fee-rule.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import {
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  PURITIES,
  TRADE_METHODS,
  type Product,
} from '#domain/product/product.ts';
import { fromGrams, millis, milligrams, won } from '#domain/units.ts';
import {
  aComment,
  aGoldPrice,
  anOrder,
  aPost,
  aProfile,
  aReview,
  aStore,
} from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import {
  commentDocument,
  feeTableDocument,
  goldPriceDocument,
  orderDocument,
  postDocument,
  productDocument,
  profileDocument,
  reviewDocument,
  storeDocument,
} from '#tests/support/firestore-documents.ts';
import { parseFeeTable } from './fee-table.ts';
import { parseGoldPrice } from './gold-price.ts';
import { parseOrder } from './order.ts';
import { parseComment } from './comment.ts';
import { parsePost } from './post.ts';
import { parseProduct } from './product.ts';
import { parseProfile } from './profile.ts';
import { parseReview } from './review.ts';
import { parseStore } from './store.ts';

const aMoment = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(millis);
const centigrams = fc.integer({ min: 1, max: 10_000_000 }).map((steps) => milligrams(steps * 10));
const amount = fc.integer({ min: 0, max: 100_000_000_000 }).map(won);
const aPicture = fc.record({
  url: fc.constantFrom('https://example.com/a.jpg', 'http://localhost:9199/v0/b/x/o/a.jpg?alt=media&token=1'),
  thumbUrl: fc.constant('https://example.com/a-s.jpg'),
  w: fc.integer({ min: 1, max: 20_000 }),
  h: fc.integer({ min: 1, max: 20_000 }),
});

describe('products', () => {
  const products: fc.Arbitrary<Product> = fc
    .record(
      {
        title: fc.string(),
        description: fc.string(),
        category: fc.constantFrom(...PRODUCT_CATEGORIES),
        purity: fc.constantFrom(...PURITIES),
        weight: centigrams,
        hasStones: fc.boolean(),
        hasCertificate: fc.boolean(),
        hasReceipt: fc.boolean(),
        price: amount,
        negotiable: fc.boolean(),
        tradeMethods: fc.subarray([...TRADE_METHODS]),
        region: fc.record({ sido: fc.string(), sigungu: fc.string() }),
        images: fc.array(aPicture, { maxLength: 10 }),
        status: fc.constantFrom(...PRODUCT_STATUSES),
        createdAt: aMoment,
        updatedAt: aMoment,
        bumpedAt: aMoment,
        favoriteCount: fc.nat(),
        chatCount: fc.nat(),
        viewCount: fc.nat(),
        priceHistory: fc.array(fc.record({ price: amount, at: aMoment }), { maxLength: 5 }),
        fineness: fc.double({ min: 0.001, max: 1, noNaN: true }),
        stoneWeight: centigrams,
        maker: fc.string({ minLength: 1 }),
        isDealt: fc.constant(true as const),
        isWithheld: fc.constant(true as const),
      } satisfies {
        readonly [K in Exclude<keyof Product, 'id' | 'sellerId' | 'hasOnlyCover'>]-?: fc.Arbitrary<unknown>;
      },
      { noNullPrototype: true },
    )
    .chain((whole) =>
      fc
        .subarray(['fineness', 'stoneWeight', 'maker', 'isDealt', 'isWithheld'] as const)
        .map((absent) =>
          aProduct(Object.fromEntries(Object.entries(whole).filter(([name]) => !isIn(absent, name)))),
        ),
    );
  const isIn = (names: readonly string[], name: string) => names.includes(name);

  it('reads back every product that is written, grams to the milligram', () => {
    fc.assert(
      fc.property(products, (product) => {
        expect(parseProduct(product.id, productDocument(product))).toEqual(product);
      }),
    );
  });

  it('reads words that only a newer server knows as the ones that promise nothing', () => {
    const newer = {
      ...productDocument(aProduct()),
      category: 'drone',
      purity: '9K',
      tradeMethods: ['meet', 'drone'],
    };
    expect(parseProduct('p1', newer)).toMatchObject({
      category: 'other',
      purity: 'unknown',
      tradeMethods: ['meet'],
    });
    expect(parseProduct('p1', { ...newer, status: 'auction' })?.status).toBe('hidden');
  });

  it('leaves out pictures that are no pictures and keeps the rest', () => {
    const [good] = aProduct().images;
    const images = [{ ...good, url: 'javascript:alert(1)' }, good, { ...good, w: 0 }, 7, null];
    expect(parseProduct('p1', { ...productDocument(aProduct()), images })?.images).toEqual([good]);
  });

  it('refuses a product without a seller, a price or a weight', () => {
    const whole = productDocument(aProduct());
    for (const broken of [
      { sellerId: null },
      { price: '600000' },
      { price: 1.5 },
      { price: -1 },
      { weightG: 0 },
      { weightG: Number.NaN },
    ]) {
      expect(parseProduct('p1', { ...whole, ...broken })).toBeNull();
    }
  });
});

describe('fee tables', () => {
  it('reads back the shipped table', () => {
    expect(parseFeeTable('default', feeTableDocument(DEFAULT_FEE_TABLE))).toEqual(DEFAULT_FEE_TABLE);
  });

  it('never names a fee behind a rule that it does not understand', () => {
    const [first, ...rest] = DEFAULT_FEE_TABLE.rules;
    const newer = { ...DEFAULT_FEE_TABLE, rules: [first, { kind: 'per_customer', fee: 1 }, ...rest] };
    const table = parseFeeTable('newer', newer);
    expect(table && feeFor(table, fromGrams(1))).toBe(20_000);
    expect(table && feeFor(table, fromGrams(50))).toBeNull();
  });

  it('refuses a day that is not in the calendar', () => {
    expect(
      parseFeeTable('t', { ...feeTableDocument(DEFAULT_FEE_TABLE), effectiveFrom: '2026-02-30' }),
    ).toBeNull();
  });
});

describe('the smaller documents', () => {
  it('are read back as they were written', () => {
    expect(parseProfile('seller', profileDocument(aProfile()))).toEqual(aProfile());
    expect(parsePost('b1', postDocument(aPost()))).toEqual(aPost());
    expect(parseComment('c1', commentDocument(aComment()), aComment().postId)).toEqual(aComment());
    expect(parseStore('s1', storeDocument(aStore()))).toEqual(aStore());
    expect(parseGoldPrice('2026-03-11', goldPriceDocument(aGoldPrice()))).toEqual(aGoldPrice());
    expect(parseReview('o1_buyer', reviewDocument(aReview()))).toEqual(aReview());
    const withheld = aReview({ tags: [], content: '', isWithheld: true });
    expect(parseReview('o1_buyer', reviewDocument(withheld))).toEqual(withheld);
    expect(parseOrder('o1', orderDocument(anOrder()))).toEqual(anOrder());
  });

  it('keep every category of the board', () => {
    for (const category of POST_CATEGORIES) {
      expect(parsePost('b1', postDocument(aPost({ category })))?.category).toBe(category);
    }
    expect(parsePost('b1', { ...postDocument(aPost()), category: 'poem' })?.category).toBe('free');
  });

  it('count a store day with senseless hours as closed', () => {
    const hours = [
      { opens: 900, closes: 600 },
      { opens: -5, closes: 10 },
      'all day',
      null,
      ...aStore().hours.slice(4),
    ];
    expect(parseStore('s1', { ...storeDocument(aStore()), hours })?.hours.slice(0, 4)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(parseStore('s1', { ...storeDocument(aStore()), hours: [] })).toBeNull();
  });

  it('refuse a gold price of nothing, or of a day that never was', () => {
    expect(parseGoldPrice('2026-03-11', { ...goldPriceDocument(aGoldPrice()), sellPerGram: 0 })).toBeNull();
    expect(parseGoldPrice('2026-13-11', goldPriceDocument(aGoldPrice()))).toBeNull();
  });

  it('refuse a deal in a state that is not known', () => {
    expect(parseOrder('o1', { ...orderDocument(anOrder()), status: 'disputed' })).toBeNull();
  });

  it('name who has reviewed a deal, and nobody where that is not said or not understood', () => {
    const reviewed = anOrder({ reviewedBy: [BUYER, SELLER] });
    expect(parseOrder('o1', orderDocument(reviewed))).toEqual(reviewed);
    const { reviewedBy: _unsaid, ...older } = orderDocument(anOrder());
    expect(parseOrder('o1', older)?.reviewedBy).toEqual([]);
    expect(parseOrder('o1', { ...older, reviewedBy: 'everybody' })?.reviewedBy).toEqual([]);
    expect(parseOrder('o1', { ...older, reviewedBy: [BUYER, 7, '', null] })?.reviewedBy).toEqual([BUYER]);
  });

  it('show a profile without its picture rather than not at all', () => {
    expect(
      parseProfile('seller', { ...profileDocument(aProfile()), photoUrl: 'http://evil.example/a.png' })
        ?.photoUrl,
    ).toBeNull();
  });
});

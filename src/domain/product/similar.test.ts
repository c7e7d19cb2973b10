import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { millis, milligrams, won } from '../units.ts';
import { PRODUCT_STATUSES, type Product } from './product.ts';
import { similarTo } from './similar.ts';

const bar = (name: string, over: Partial<Product> = {}): Product =>
  aProduct({
    id: productId(name),
    category: 'goldbar',
    purity: '24K',
    weight: milligrams(100_000),
    price: won(20_000_000),
    ...over,
  });
const names = (products: readonly Product[]) => products.map(({ id }) => String(id));
const near = (to: Product, candidates: readonly Product[], limit = 9) =>
  names(similarTo(to, candidates, limit));

describe('what is similar to a listing', () => {
  test('is of its kind: the same purity first, then the others', () => {
    const candidates = [
      bar('ring', { category: 'ring' }),
      bar('18K', { purity: '18K' }),
      bar('far', { weight: milligrams(1_000), price: won(200_000) }),
      bar('near'),
    ];
    expect(near(bar('me'), candidates)).toEqual(['near', 'far', '18K']);
  });

  test('is on sale, or else reserved, and never what nobody can buy', () => {
    const candidates = [
      bar('reserved', { status: 'reserved' }),
      bar('sold', { status: 'sold' }),
      bar('hidden', { status: 'hidden' }),
      bar('selling', { weight: milligrams(1_000) }),
    ];
    expect(near(bar('me'), candidates)).toEqual(['selling', 'reserved']);
  });

  test('stands by its distance in weight and in price, half being as far as double', () => {
    const candidates = [
      bar('triple', { weight: milligrams(300_000) }),
      bar('half', { weight: milligrams(50_000), bumpedAt: millis(1) }),
      bar('double', { weight: milligrams(200_000), bumpedAt: millis(2) }),
      bar('cheap', { price: won(15_000_000) }),
    ];
    expect(near(bar('me'), candidates)).toEqual(['cheap', 'double', 'half', 'triple']);
  });

  test('has nothing in common by a purity that nobody knows', () => {
    const candidates = [
      bar('unknown', { purity: 'unknown', weight: milligrams(1_000) }),
      bar('24K', { weight: milligrams(99_000) }),
    ];
    expect(near(bar('me', { purity: 'unknown' }), candidates)).toEqual(['24K', 'unknown']);
  });
});

const listing = fc
  .record({
    category: fc.constantFrom('goldbar' as const, 'ring' as const),
    purity: fc.constantFrom('24K' as const, '18K' as const, 'unknown' as const),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    weight: fc.integer({ min: 0, max: 1_000_000 }).map(milligrams),
    price: fc.integer({ min: 0, max: 200_000_000 }).map(won),
    bumpedAt: fc.integer({ min: 0, max: 3 }).map(millis),
  })
  .map((over) => aProduct(over));
const catalogue = fc
  .array(listing, { maxLength: 25 })
  .map((rows) => rows.map((row, index) => ({ ...row, id: productId(`p${index}`) })));

describe('in any catalogue, what is similar', () => {
  test('is at most as many as asked for, and leaves nothing nearer out', () => {
    fc.assert(
      fc.property(listing, catalogue, fc.nat({ max: 8 }), (to, rows, limit) => {
        const all = near(to, rows, rows.length);
        expect(near(to, rows, limit)).toEqual(all.slice(0, limit));
        const mayBeShown = ({ id, category, status }: Product) =>
          id !== to.id && category === to.category && (status === 'selling' || status === 'reserved');
        expect(all.toSorted()).toEqual(names(rows.filter(mayBeShown)).toSorted());
      }),
    );
  });

  test('does not depend on the order in which it arrived', () => {
    fc.assert(
      fc.property(
        listing,
        catalogue.chain((rows) =>
          fc.tuple(
            fc.constant(rows),
            fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
          ),
        ),
        (to, [rows, shuffled]) => {
          expect(near(to, shuffled)).toEqual(near(to, rows));
        },
      ),
    );
  });

  test('never puts another purity, or what is reserved, before the nearer of its kind', () => {
    fc.assert(
      fc.property(listing, catalogue, (to, rows) => {
        const ranks = similarTo(to, rows, rows.length).map(
          ({ purity, status }) =>
            (purity === to.purity && purity !== 'unknown' ? 0 : 2) + (status === 'selling' ? 0 : 1),
        );
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });
});

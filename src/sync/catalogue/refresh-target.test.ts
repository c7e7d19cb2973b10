import { describe, expect, it, test } from 'vitest';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { questionKey } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { targetKey, type RefreshTarget } from './refresh-target.ts';

const RINGS = { term: '반지', filter: NO_FILTER, sort: 'newest' } as const;

describe('the name of what is refreshed', () => {
  test.each<[RefreshTarget, string]>([
    [{ kind: 'market', question: RINGS, most: 6 }, cursorKeys.market(questionKey(RINGS))],
    [{ kind: 'product', id: productId('p1') }, cursorKeys.product(productId('p1'))],
    [{ kind: 'products_of_seller', uid: SELLER }, cursorKeys.productsOfSeller(SELLER)],
    [{ kind: 'own_products', uid: SELLER }, cursorKeys.ownProducts(SELLER)],
    [{ kind: 'posts', category: 'free' }, cursorKeys.posts('free')],
    [{ kind: 'posts', category: null }, cursorKeys.posts(null)],
    [{ kind: 'latest_posts' }, cursorKeys.latestPosts],
    [{ kind: 'post', id: postId('b1') }, cursorKeys.post(postId('b1'))],
    [{ kind: 'reviews', uid: SELLER }, cursorKeys.reviews(SELLER)],
    [{ kind: 'stores' }, cursorKeys.stores],
    [{ kind: 'gold_prices' }, cursorKeys.goldPrices],
    [{ kind: 'gold_years', span: 'recent' }, cursorKeys.goldYears('recent')],
    [{ kind: 'fee_tables' }, cursorKeys.feeTables],
  ])('is the key of its cursor, where it has one (%j)', (target, key) => {
    expect(targetKey(target)).toBe(key);
  });

  it('is the same for the same people and listings in any order, named once or twice', () => {
    const ids = [productId('p2'), productId('p1'), productId('p2')];
    const sorted = [productId('p1'), productId('p2')];
    for (const kind of ['missing_products', 'listed_products'] as const) {
      expect(targetKey({ kind, ids })).toBe(targetKey({ kind, ids: sorted }));
    }
    expect(targetKey({ kind: 'profiles', uids: [SELLER, BUYER, SELLER] })).toBe(
      targetKey({ kind: 'profiles', uids: [BUYER, SELLER] }),
    );
  });

  it('differs for other people and listings, and for another question about the same ones', () => {
    const targets: RefreshTarget[] = [
      { kind: 'missing_products', ids: [productId('p1')] },
      { kind: 'missing_products', ids: [productId('p2')] },
      { kind: 'missing_products', ids: [productId('p1'), productId('p2')] },
      { kind: 'listed_products', ids: [productId('p1')] },
      { kind: 'listed_products', ids: [productId('p2')] },
      { kind: 'profiles', uids: [SELLER] },
      { kind: 'profiles', uids: [BUYER] },
    ];
    expect(new Set(targets.map(targetKey)).size).toBe(targets.length);
  });
});

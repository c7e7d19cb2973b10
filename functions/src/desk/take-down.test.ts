import type { DocumentSnapshot, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { canTakeDown, takeDown } from './take-down.ts';

/** Takes comments down one after another; gives what is kept of them, by where it is. */
function keptOf(comments: readonly { readonly path: string; readonly content: string }[]) {
  const kept = new Map<string, unknown>();
  const transaction = {
    set: ({ path }: { path: string }, { data }: { data: unknown }) => kept.set(path, data),
    update: () => undefined,
  };
  for (const { path, content } of comments) {
    const data: Readonly<Record<string, unknown>> = { content };
    const comment = {
      id: path.split('/').at(-1),
      ref: { path },
      get: (field: string) => data[field],
      data: () => data,
    };
    takeDown(transaction as unknown as Transaction, 'comment', comment as unknown as DocumentSnapshot, null);
  }
  return [...kept.values()].map((data) => (data as { content: string }).content);
}

test('of two comments of one id, below two posts, both are kept', () => {
  const comments = ['a', 'b'].map((post) => ({ path: `posts/${post}/comments/c`, content: post }));
  expect(keptOf(comments)).toEqual(['a', 'b']);
});

const aThing = (fields: Readonly<Record<string, unknown>>, exists = true) => ({
  exists,
  id: 'r1',
  get: (field: string): unknown => fields[field],
});

test('what stands is taken down, and what is gone is not', () => {
  expect(canTakeDown('post', aThing({ content: '글' }), null)).toBe(true);
  expect(canTakeDown('post', aThing({}, false), null)).toBe(false);
});

test('a comment that has lost its words is not taken down again: they would be kept as none', () => {
  expect(canTakeDown('comment', aThing({ content: '댓글', deleted: false }), null)).toBe(true);
  expect(canTakeDown('comment', aThing({ content: '', deleted: true }), null)).toBe(false);
});

test('a review that has lost its words is not taken down again, nor is a rating that has none', () => {
  expect(canTakeDown('review', aThing({ rating: 'bad', tags: [], content: '사기꾼' }), null)).toBe(true);
  expect(canTakeDown('review', aThing({ rating: 'bad', tags: ['010-1234-5678'], content: '' }), null)).toBe(
    true,
  );
  expect(canTakeDown('review', aThing({ rating: 'bad', tags: [], content: '' }), null)).toBe(false);
  expect(canTakeDown('review', aThing({ tags: [], content: '', withheld: true }), null)).toBe(false);
});

const orders = (...statuses: readonly string[]) =>
  ({
    docs: statuses.map((status, index) => ({
      id: `o${index}`,
      ref: { path: `orders/o${index}` },
      get: (field: string) => ({ buyerId: 'buyer', sellerId: 'seller', status })[field],
    })),
  }) as unknown as QuerySnapshot;

test('a listing whose deal is done belongs to its two sides', () => {
  const sold = aThing({ status: 'sold', dealt: true });
  expect(canTakeDown('product', sold, orders('completed'))).toBe(false);
  expect(canTakeDown('product', sold, orders('handed', 'completed'))).toBe(false);
  // Of before: its buyer stands in the listing alone.
  expect(canTakeDown('product', aThing({ status: 'sold', buyerId: 'buyer' }), orders())).toBe(false);
  expect(canTakeDown('product', aThing({ status: 'reserved', dealt: true }), orders('reserved'))).toBe(true);
  expect(canTakeDown('product', aThing({ status: 'sold' }), orders())).toBe(true);
});

test('a listing that its seller alone says is sold can be taken down', () => {
  expect(canTakeDown('product', aThing({ status: 'sold', dealt: true }), orders('handed'))).toBe(true);
});

/** What is written where a listing is taken down: of the listing itself, and everything else. */
function takenDown(deal: QuerySnapshot) {
  const listing = { path: 'products/p1' };
  const [patches, others]: [unknown[], unknown[]] = [[], []];
  const transaction = {
    update: (ref: object, data: unknown) => (ref === listing ? patches : others).push(data),
    set: (_: unknown, data: unknown) => others.push(data),
  };
  const product = { ref: listing } as unknown as DocumentSnapshot;
  takeDown(transaction as unknown as Transaction, 'product', product, deal);
  return { patches, others };
}

test.each(['handed', 'completed'])(
  'the order of a sale that is %s is left to its buyer, and the listing stays theirs',
  (status) => {
    const { patches, others } = takenDown(orders(status));
    expect(patches).toMatchObject([{ status: 'hidden', dealt: true, withheld: true }]);
    expect(others).toEqual([]);
  },
);

test('whose reservation ends with the listing is told why', () => {
  expect(takenDown(orders('reserved')).others).toMatchObject([
    { status: 'cancelled' },
    { to: 'buyer', body: '상품이 운영정책에 따라 내려져 예약이 끝났습니다.' },
  ]);
});

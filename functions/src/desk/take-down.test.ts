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
  expect(canTakeDown('post', aThing({ content: '글' }))).toBe(true);
  expect(canTakeDown('post', aThing({}, false))).toBe(false);
});

test('a comment that has lost its words is not taken down again: they would be kept as none', () => {
  expect(canTakeDown('comment', aThing({ content: '댓글', deleted: false }))).toBe(true);
  expect(canTakeDown('comment', aThing({ content: '', deleted: true }))).toBe(false);
});

test('a review that has lost its words is not taken down again, nor is a rating that has none', () => {
  expect(canTakeDown('review', aThing({ rating: 'bad', tags: [], content: '사기꾼' }))).toBe(true);
  expect(canTakeDown('review', aThing({ rating: 'bad', tags: ['010-1234-5678'], content: '' }))).toBe(true);
  expect(canTakeDown('review', aThing({ rating: 'bad', tags: [], content: '' }))).toBe(false);
  expect(canTakeDown('review', aThing({ tags: [], content: '', withheld: true }))).toBe(false);
});

test('a listing whose deal is done belongs to its two sides', () => {
  expect(canTakeDown('product', aThing({ status: 'sold', dealt: true }))).toBe(false);
  expect(canTakeDown('product', aThing({ status: 'reserved', dealt: true }))).toBe(true);
  expect(canTakeDown('product', aThing({ status: 'sold' }))).toBe(true);
});

test('whose reservation ends with the listing is told why', () => {
  const written: unknown[] = [];
  const transaction = { update: () => undefined, set: (_: unknown, data: unknown) => written.push(data) };
  const order = {
    id: 'o1',
    ref: {},
    get: (field: string) => ({ buyerId: 'buyer', sellerId: 'seller' })[field],
  };
  takeDown(
    transaction as unknown as Transaction,
    'product',
    { ref: {} } as unknown as DocumentSnapshot,
    { docs: [order] } as unknown as QuerySnapshot,
  );
  expect(written).toMatchObject([{ to: 'buyer', body: '상품이 운영정책에 따라 내려져 예약이 끝났습니다.' }]);
});

import { expect, test } from 'vitest';
import { parseProductId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { seenAfter } from './seen-favorites.ts';

const mark = (id: string, at: number) => {
  const productId = parseProductId(id);
  if (!productId) throw new Error(`no id: ${id}`);
  return { productId, createdAt: millis(at) };
};

test('what is taken off keeps its place on the screen', () => {
  const seen = seenAfter([], [mark('c', 3), mark('b', 2), mark('a', 1)]);
  expect(seenAfter(seen, [mark('c', 3), mark('a', 1)])).toBe(seen);
});

test('what is marked again keeps the moment it was marked first', () => {
  const seen = seenAfter([], [mark('b', 2), mark('a', 1)]);
  expect(seenAfter(seen, [mark('a', 9), mark('b', 2)])).toBe(seen);
});

test('what another device marks comes first', () => {
  const seen = seenAfter([], [mark('a', 1)]);
  expect(seenAfter(seen, [mark('b', 5), mark('a', 1)])).toEqual([mark('b', 5), mark('a', 1)]);
});

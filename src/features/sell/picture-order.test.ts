import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './picture-order.ts';

test('a picture that is moved there and back leaves the order as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      expect(moved(moved(list, from, to), to, from)).toEqual(list);
      expect(moved(list, from, to)[to]).toBe(list[from]);
    }),
  );
});

test('past either end nothing moves', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

import { expect, test } from 'vitest';
import { keepingEqual } from './keeping-equal.ts';

test('what says the same is the former one, and what says something else is itself', () => {
  const keep = keepingEqual<{ readonly price: number } | undefined>();
  const [first, same, other] = [{ price: 1 }, { price: 1 }, { price: 2 }];
  expect(keep(undefined)).toBeUndefined();
  expect(keep(first)).toBe(first);
  expect(keep(same)).toBe(first);
  expect(keep(other)).toBe(other);
  expect(keep(undefined)).toBeUndefined();
  expect(keep(same)).toBe(same);
});

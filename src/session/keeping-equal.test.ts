import { expect, test } from 'vitest';
import { keepingEqual, keepingRows } from './keeping-equal.ts';

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

interface Row {
  readonly id: string;
  readonly words?: string;
}
const rowsKept = () => keepingRows<Row>(({ id }) => id);

test('of rows that are read again only those that have changed are new', () => {
  const keep = rowsKept();
  const first = keep([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  const second = keep([{ id: 'c', words: '저기' }, { id: 'a' }, { id: 'b' }]);
  expect(second).toEqual([{ id: 'c', words: '저기' }, { id: 'a' }, { id: 'b' }]);
  expect(second[1]).toBe(first[0]);
  expect(second[2]).toBe(first[1]);
  expect(second[0]).not.toBe(first[2]);
});

test('a row that was gone for a while comes back as it is then', () => {
  const keep = rowsKept();
  keep([{ id: 'a' }]);
  expect(keep([])).toEqual([]);
  expect(keep([{ id: 'a', words: '저기' }])).toEqual([{ id: 'a', words: '저기' }]);
});

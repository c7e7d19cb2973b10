import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingTaken, plainFields, plainOf, TAKEOUT_PARTS } from './takeout.ts';

test('a time is ISO 8601, and everything else what it was', () => {
  const at = { seconds: 1_772_323_200, nanoseconds: 5_000_000 };
  expect(plainOf({ at, list: [at, 1, null], map: { seconds: 1 } })).toEqual({
    at: '2026-03-01T00:00:00.005Z',
    list: ['2026-03-01T00:00:00.005Z', 1, null],
    map: { seconds: 1 },
  });
  expect(plainOf({ seconds: Number.NaN, nanoseconds: 0 })).toEqual({ seconds: 'NaN', nanoseconds: 0 });
  expect([plainOf(undefined), plainOf(Number.POSITIVE_INFINITY)]).toEqual([null, 'Infinity']);
});

test('a time before 1970 is one too, and its part of a second counts forwards', () => {
  expect(plainOf({ seconds: -1, nanoseconds: 999_999_999 })).toBe('1969-12-31T23:59:59.999Z');
});

test.each([
  ['a field beside them', { seconds: 1, nanoseconds: 2, zone: 'KST' }],
  ['no part of a second', { seconds: 1, zone: 'KST' }],
  ['no seconds', { nanoseconds: 1, zone: 'KST' }],
  ['seconds as a text', { seconds: '1', nanoseconds: 2 }],
  ['a part of a second as a text', { seconds: 1, nanoseconds: '2' }],
])('what looks like a time, with %s, is shown as it is', (_, value) => {
  expect(plainOf(value)).toEqual(value);
});

test('the last moment that a date can name is a time, and nothing behind it', () => {
  const last = 8_640_000_000_000;
  expect(plainOf({ seconds: last, nanoseconds: 0 })).toBe('+275760-09-13T00:00:00.000Z');
  const behind = { seconds: last, nanoseconds: 1_000_000 };
  expect(plainOf(behind)).toEqual(behind);
});

test('no pair of numbers that somebody has stored in a time’s place keeps a file from being made', () => {
  const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Number.MAX_VALUE));
  fc.assert(
    fc.property(anyNumber, anyNumber, (seconds, nanoseconds) => {
      const plain = plainOf({ seconds, nanoseconds });
      const isTime = typeof plain === 'string' && new Date(plain).toISOString() === plain;
      const asItIs = { seconds: plainOf(seconds), nanoseconds: plainOf(nanoseconds) };
      expect(plain).toEqual(isTime ? plain : asItIs);
    }),
  );
});

test('what JSON has no word for is written as a text, or left out as nothing', () => {
  expect(plainOf(2n ** 63n)).toBe('9223372036854775808');
  expect([plainOf(Symbol('mark')), plainOf(() => 1), plainFields({ gone: undefined })]).toEqual([
    null,
    null,
    { gone: null },
  ]);
});

test('whatever JSON can hold stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const same: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(JSON.stringify(plainOf(same)))).toEqual(same);
    }),
  );
});

test('before anything is collected every part is there, in the order of the file, and holds nothing', () => {
  expect(Object.entries(nothingTaken())).toEqual(TAKEOUT_PARTS.map((part) => [part, []]));
});

test('what one person takes along is not in the next one’s file', () => {
  const first = nothingTaken();
  first.likes = [{ path: 'posts/p1/likes/u1', data: {} }];
  expect(nothingTaken().likes).toEqual([]);
});

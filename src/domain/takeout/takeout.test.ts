import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainOf } from './takeout.ts';

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

test('whatever JSON can hold stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const same: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(JSON.stringify(plainOf(same)))).toEqual(same);
    }),
  );
});

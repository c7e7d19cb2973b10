import fc from 'fast-check';
import { expect, test } from 'vitest';
import { micros, millis } from '#domain/units.ts';
import { StoredTime } from './stored.ts';

test('a timestamp is whole seconds and what is left of them, and the same moment again', () => {
  expect(StoredTime.ofMicros(micros(1_760_000_000_123_456))).toMatchObject({
    seconds: 1_760_000_000,
    nanoseconds: 123_456_000,
  });
  expect(StoredTime.ofMillis(millis(1_500))).toMatchObject({ seconds: 1, nanoseconds: 500_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000_000 }).map(micros), (at) => {
      expect(StoredTime.ofMicros(at).micros).toBe(at);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { inBatches } from './batches.ts';
import { NOTIFICATION_BATCH } from './notification.ts';

describe('batches', () => {
  test('hold at most five hundred', () => {
    const ids = Array.from({ length: 1_200 }, (_, i) => i);
    expect(inBatches(ids, NOTIFICATION_BATCH).map((batch) => batch.length)).toEqual([500, 500, 200]);
    expect(inBatches([], NOTIFICATION_BATCH)).toEqual([]);
  });

  test('keep everything in order and are full but for the last', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 50 }), fc.integer({ min: 1, max: 10 }), (items, size) => {
        const batches = inBatches(items, size);
        expect(batches.flat()).toEqual(items);
        expect(batches.slice(0, -1).every((batch) => batch.length === size)).toBe(true);
        expect(batches.every((batch) => batch.length >= 1 && batch.length <= size)).toBe(true);
      }),
    );
  });
});

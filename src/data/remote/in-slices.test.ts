import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('slices give what one go would have given, in its order', async () => {
  const read = (n: number) => (n % 3 === 0 ? [] : [n, -n]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer(), { maxLength: 100 }), async (numbers) => {
      expect(await inSlices(numbers, read)).toEqual(numbers.flatMap(read));
    }),
    { numRuns: 30 },
  );
});

test('something else may run between two slices', async () => {
  const seen: string[] = [];
  const reading = inSlices(
    Array.from({ length: 40 }, (_, at) => at),
    (at) => {
      if (at === 39) seen.push('the last is read');
      return [at];
    },
  );
  setImmediate(() => seen.push('a tap is heard'));
  await reading;
  expect(seen).toEqual(['a tap is heard', 'the last is read']);
});

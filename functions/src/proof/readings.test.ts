import { expect, test } from 'vitest';
import { MOST_READINGS, readingsWith } from './readings.ts';

const FILE = 'a'.repeat(64);

test('a file that was just counted is read for a few times more, not as often as one likes', () => {
  let added: number | null = 1;
  const seen: number[] = [];
  while (added !== null && seen.length < 100) {
    seen.push(added);
    added = readingsWith({ of: FILE, added }, FILE);
  }
  expect(seen).toEqual(Array.from({ length: MOST_READINGS }, (_, index) => index + 1));
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['another file', { of: 'b'.repeat(64), added: 1 }],
  ['what nobody understands', { of: FILE, added: 'one' }],
])('where %s was counted last it counts', (_what, count) => {
  expect(readingsWith(count, FILE)).toBeNull();
});

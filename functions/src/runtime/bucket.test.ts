import { expect, test } from 'vitest';
import { createBucket, createBuckets } from './bucket.ts';

test('so many pass in a window, the next ones are told how long to wait', () => {
  const bucket = createBucket(2, 1_000);
  expect([bucket.take(0), bucket.take(10), bucket.take(400), bucket.take(999)]).toEqual([0, 0, 600, 1]);
  expect([bucket.take(1_000), bucket.take(1_500), bucket.take(1_600)]).toEqual([0, 0, 400]);
});

test('each has a window of their own, which begins with the first of them', () => {
  const buckets = createBuckets(2, 1_000, 10);
  expect([buckets.take('a', 0), buckets.take('a', 400), buckets.take('a', 400)]).toEqual([0, 0, 600]);
  expect(buckets.take('b', 400)).toBe(0);
  expect(buckets.take('a', 1_000)).toBe(0);
});

test('of more than are remembered the longest silent is forgotten', () => {
  const buckets = createBuckets(1, 1_000, 2);
  for (const name of ['a', 'b']) expect(buckets.take(name, 0)).toBe(0);
  // Who asks in vain has not been silent.
  expect(buckets.take('a', 1)).toBeGreaterThan(0);
  expect(buckets.take('c', 2)).toBe(0);
  expect(buckets.take('a', 3)).toBeGreaterThan(0);
  expect(buckets.take('b', 3)).toBe(0);
});

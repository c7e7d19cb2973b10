import { expect, test } from 'vitest';
import { createBucket } from './bucket.ts';

test('so many pass in a window, the next ones are told how long to wait', () => {
  const bucket = createBucket(2, 1_000);
  expect([bucket.take(0), bucket.take(10), bucket.take(400), bucket.take(999)]).toEqual([0, 0, 600, 1]);
  expect([bucket.take(1_000), bucket.take(1_500), bucket.take(1_600)]).toEqual([0, 0, 400]);
});

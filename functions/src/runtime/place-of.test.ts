import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test('a place that was noted is an amount and a path', () => {
  expect(placeOf([400_000, 'a/b'])).toEqual([400_000, 'a/b']);
});

test.each([undefined, null, 'a/b', [], [400_000], ['400000', 'a/b'], [400_000, 7]])(
  '%j is no place: the walk begins',
  (noted) => {
    expect(placeOf(noted)).toBeNull();
  },
);

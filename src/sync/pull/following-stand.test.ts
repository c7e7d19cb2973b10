import { describe, expect, test } from 'vitest';
import { isBehind, standAfter, type FollowingEvent, type FollowingStand } from './following-stand.ts';

/** Each stand, and what each event makes of it. */
const table: Readonly<Record<FollowingStand, Readonly<Record<FollowingEvent, FollowingStand>>>> = {
  behind_unasked: {
    asked: 'behind',
    hole_found: 'start',
    full_page: 'behind_unasked',
    rest_begun: 'behind_unasked',
    rest_failed: 'behind_unasked',
    rest_read: 'behind_unasked',
    rest_read_again: 'behind_unasked',
  },
  behind: {
    asked: 'behind',
    hole_found: 'start',
    full_page: 'behind',
    rest_begun: 'behind',
    rest_failed: 'behind',
    rest_read: 'behind',
    rest_read_again: 'behind',
  },
  start: {
    asked: 'start',
    hole_found: 'start',
    full_page: 'rest_missing',
    rest_begun: 'start',
    rest_failed: 'start',
    rest_read: 'start',
    rest_read_again: 'start',
  },
  rest_missing: {
    asked: 'rest_missing',
    hole_found: 'rest_missing',
    full_page: 'rest_missing',
    rest_begun: 'rest_reading',
    rest_failed: 'rest_missing',
    rest_read: 'rest_missing',
    rest_read_again: 'rest_missing',
  },
  rest_reading: {
    asked: 'rest_reading',
    hole_found: 'rest_reading',
    full_page: 'rest_reading',
    rest_begun: 'rest_reading',
    rest_failed: 'rest_missing',
    rest_read: 'behind',
    rest_read_again: 'rest_here',
  },
  rest_here: {
    asked: 'rest_here',
    hole_found: 'rest_here',
    full_page: 'rest_here',
    rest_begun: 'rest_here',
    rest_failed: 'rest_here',
    rest_read: 'rest_here',
    rest_read_again: 'rest_here',
  },
};

const stands = Object.keys(table) as FollowingStand[];

describe.each(stands)('a list that is followed %s', (stand) => {
  test.each(Object.keys(table[stand]) as FollowingEvent[])('on %s', (event) => {
    expect(standAfter(stand, event)).toBe(table[stand][event]);
  });
});

test('a list is listened to from a place only where all before it is on the device', () => {
  expect(stands.filter(isBehind)).toEqual(['behind_unasked', 'behind']);
});

import { expect, test } from 'vitest';
import { standingBetween } from './standing-between.ts';

test('a deal that is done is done, whatever an older listing says', () => {
  expect(standingBetween('reserved', { status: 'completed' })).toBe('sold');
  expect(standingBetween('selling', { status: 'completed' })).toBe('sold');
});

test('what the seller has handed over is sold, though its buyer has not confirmed', () => {
  expect(standingBetween('reserved', { status: 'handed' })).toBe('sold');
});

test('a reservation shows before the listing tells of it, and no longer than it lasts', () => {
  expect(standingBetween('selling', { status: 'reserved' })).toBe('reserved');
  expect(standingBetween('sold', { status: 'reserved' })).toBe('sold');
  expect(standingBetween('selling', { status: 'cancelled' })).toBe('selling');
});

test('without a deal the listing speaks', () => {
  expect(standingBetween('reserved', undefined)).toBe('reserved');
  expect(standingBetween('hidden', undefined)).toBe('hidden');
});

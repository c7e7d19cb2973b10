import { expect, test } from 'vitest';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { mayAdvertise } from './consent.ts';

const NOON = seoul('2026-03-11T12:00');

test('nothing advertises to who has said nothing, or has taken it back', () => {
  expect(mayAdvertise(null, NOON)).toBe(false);
  expect(mayAdvertise({ isGiven: false }, NOON)).toBe(false);
  expect(mayAdvertise({ isGiven: true }, NOON)).toBe(true);
});

test.each([
  ['20:59', true],
  ['21:00', false],
  ['00:00', false],
  ['07:59', false],
  ['08:00', true],
])('at %s of Seoul it may: %s', (clock, may) => {
  expect(mayAdvertise({ isGiven: true }, seoul(`2026-03-11T${clock}`))).toBe(may);
});

import { expect, test } from 'vitest';
import { createNewErrors, MOST_NEW, MOST_NEW_OF_ONE } from './new-errors.ts';

const NOW = Date.UTC(2025, 2, 11, 6);
const HOUR_MS = 3_600_000;

const admitted = (times: number, admit: (turn: number) => boolean): number =>
  Array.from({ length: times }, (_, turn) => admit(turn)).filter(Boolean).length;

test('one sender of made-up errors leaves room for what others tell', () => {
  const errors = createNewErrors();
  expect(admitted(1_000, () => errors.admit('forger', NOW))).toBe(MOST_NEW_OF_ONE);
  expect(errors.admit('phone', NOW)).toBe(true);
});

test('all together bring no more than so many an hour, and some again in the next', () => {
  const errors = createNewErrors();
  expect(admitted(1_000, (turn) => errors.admit(`forger ${turn}`, NOW))).toBe(MOST_NEW);
  expect(errors.admit(null, NOW)).toBe(false);
  expect(errors.admit('phone', NOW + HOUR_MS)).toBe(true);
});

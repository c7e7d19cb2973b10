import { expect, test } from 'vitest';
import { millis } from '../units.ts';
import { needsLook, type SystemRun } from './system-run.ts';

const HOUR_MS = 3_600_000;
const NOW = millis(1_780_000_000_000);
const run = (over: Partial<SystemRun>): SystemRun => ({
  name: 'retention',
  outcome: 'done',
  startedAt: millis(NOW - HOUR_MS / 2),
  endedAt: NOW,
  lastDoneAt: NOW,
  figures: {},
  reason: '',
  ...over,
});
const ago = (hours: number) => millis(NOW - hours * HOUR_MS);

test.each([
  ['one that has ended well', {}, false],
  ['one that failed', { outcome: 'failed' }, true],
  ['one that refused', { outcome: 'refused' }, true],
  ['one for which nothing is configured', { outcome: 'off', startedAt: ago(1_000) }, false],
  ['one that is at work', { outcome: 'running', endedAt: null }, false],
  ['one that was killed', { outcome: 'running', endedAt: null, startedAt: ago(2) }, true],
  ['a daily one that was silent yesterday', { startedAt: ago(49) }, true],
  ['a weekly one that was silent yesterday', { name: 'reconciliation', startedAt: ago(49) }, false],
] as const)('%s', (_, over, expected) => {
  expect(needsLook(run(over), NOW)).toBe(expected);
});

import { expect, test } from 'vitest';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { CONSENT_VERSIONS, mayAdvertise, outdatedKinds } from './consent.ts';

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

test('each text is known by the day from which it holds', () => {
  for (const version of Object.values(CONSENT_VERSIONS)) expect(version).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('what has changed since somebody agreed is asked anew, and nothing of whom nothing is kept', () => {
  const [service, privacy] = [{ version: CONSENT_VERSIONS.service }, { version: CONSENT_VERSIONS.privacy }];
  const older = { version: '2024-12-31' };
  expect(outdatedKinds({ service, privacy })).toEqual([]);
  expect(outdatedKinds({ service: null, privacy: null })).toEqual([]);
  expect(outdatedKinds({ service: older, privacy })).toEqual(['service']);
  expect(outdatedKinds({ service: older, privacy: older })).toEqual(['service', 'privacy']);
  expect(outdatedKinds({ service: null, privacy: older })).toEqual(['privacy']);
});

import { describe, expect, test } from 'vitest';
import { millis } from '../units.ts';
import { nextStep } from './quota-window.ts';
import { COUNTED_BY_FUNCTIONS, QUOTAS, UPLOAD_STEP_BYTES, uploadSteps } from './quotas.ts';

const since = millis(1_760_000_000_000);
const { most, windowMinutes } = QUOTAS.messages;
const end = millis(since + windowMinutes * 60_000);

describe('a quota', () => {
  test('begins with the first, and anew when its window has passed', () => {
    expect(nextStep('messages', null, 1, since)).toEqual({ kind: 'begins' });
    expect(nextStep('messages', { since, used: most }, 8, end)).toEqual({ kind: 'begins' });
  });

  test('goes on up to the last, and is full until its window has passed', () => {
    const before = millis(end - 1);
    expect(nextStep('messages', { since, used: most - 8 }, 8, before)).toEqual({
      kind: 'continues',
      since,
      used: most - 8,
    });
    expect(nextStep('messages', { since, used: most - 7 }, 8, before)).toEqual({ kind: 'full', until: end });
  });

  test('that was closed is full for one window and then asked again, however far ahead it says', () => {
    const closed = { since: millis(9_000_000_000_000), used: Number.MAX_SAFE_INTEGER };
    expect(nextStep('messages', closed, 1, since)).toEqual({ kind: 'full', until: end });
  });
});

test('an upload counts as many steps as it has begun', () => {
  expect([0, 1, UPLOAD_STEP_BYTES, UPLOAD_STEP_BYTES + 1].map(uploadSteps)).toEqual([1, 1, 1, 2]);
});

test('a thousand messages that waited go out in one window', () => {
  expect(QUOTAS.messages.most).toBeGreaterThanOrEqual(1_000 + 1);
});

test('all windows are a day, but that of messages is an hour', () => {
  const { messages, ...others } = QUOTAS;
  expect(messages.windowMinutes).toBe(60);
  expect(new Set(Object.values(others).map((quota) => quota.windowMinutes))).toEqual(new Set([24 * 60]));
});

test('what is asked of a function is counted there, and by nobody else', () => {
  expect(COUNTED_BY_FUNCTIONS).toEqual(['exchanges', 'proofs', 'searches', 'identities', 'deals']);
});

// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { mailSentAt, noteMailSent, secondsLeft } from './resend-cooldown.ts';

afterEach(() => localStorage.clear());

test('another mail may be sent after sixty seconds, not before', () => {
  expect(secondsLeft(1000, 1000)).toBe(60);
  expect(secondsLeft(1000, 1999)).toBe(60);
  expect(secondsLeft(1000, 2000)).toBe(59);
  expect(secondsLeft(1000, 60_999)).toBe(1);
  expect(secondsLeft(1000, 61_000)).toBe(0);
  expect(secondsLeft(null, 1000)).toBe(0);
});

test('whatever the clock does, the wait is never negative nor longer than a minute', () => {
  fc.assert(
    fc.property(fc.option(fc.maxSafeNat()), fc.maxSafeNat(), (sentAt, now) => {
      const left = secondsLeft(sentAt, now);
      expect(Number.isInteger(left) && left >= 0 && left <= 60).toBe(true);
    }),
  );
});

test('the time of the mail survives a reload, for the address it went to', () => {
  noteMailSent('buyer@example.com', 5000);
  expect(mailSentAt('buyer@example.com')).toBe(5000);
  expect(mailSentAt('seller@example.com')).toBeNull();
});

test.each(['"soon"', 'null', '{"email":"buyer@example.com","at":"now"}', '[]'])(
  '%s counts as no mail',
  (kept) => {
    localStorage.setItem('geumnaru.verificationSent', kept);
    expect(mailSentAt('buyer@example.com')).toBeNull();
  },
);

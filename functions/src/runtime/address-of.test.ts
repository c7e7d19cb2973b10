import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

const passed = (words: string) => ({ headers: { 'x-forwarded-for': words } });

test('a sender does not choose where a request came from', () => {
  expect(addressOf(passed('10.0.0.1, 192.0.2.1,203.0.113.7'), 0)).toBe('203.0.113.7');
  expect(addressOf(passed('203.0.113.7'), 0)).toBe('203.0.113.7');
  expect(addressOf({ headers: {} }, 0)).toBeNull();
});

test('what an operator’s own proxies have written stands behind it', () => {
  expect(addressOf(passed('10.0.0.1, 203.0.113.7, 35.191.0.1'), 1)).toBe('203.0.113.7');
  expect(addressOf(passed('10.0.0.1, 203.0.113.7, 35.191.0.1, 35.191.0.2'), 2)).toBe('203.0.113.7');
  // One that has come past them.
  expect(addressOf(passed('203.0.113.7'), 2)).toBe('203.0.113.7');
  expect(addressOf({ headers: {} }, 1)).toBeNull();
});

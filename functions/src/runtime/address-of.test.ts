import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('a sender does not choose where a request came from', () => {
  const headers = { 'x-forwarded-for': '10.0.0.1, 192.0.2.1,203.0.113.7' };
  expect(addressOf({ headers })).toBe('203.0.113.7');
  expect(addressOf({ headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe('203.0.113.7');
  expect(addressOf({ headers: {} })).toBeNull();
});

import { expect, test } from 'vitest';
import { encodeValue, fieldPath, parseTimestamp } from './firestore-values.ts';

test('every kind of value has its own name, and whole numbers are integers', () => {
  expect(encodeValue({ a: 1, b: 1.5, c: 'x', d: null, e: true, f: ['y'] })).toEqual({
    mapValue: {
      fields: {
        a: { integerValue: '1' },
        b: { doubleValue: 1.5 },
        c: { stringValue: 'x' },
        d: { nullValue: null },
        e: { booleanValue: true },
        f: { arrayValue: { values: [{ stringValue: 'y' }] } },
      },
    },
  });
});

test('a field that is no plain identifier is quoted in a path', () => {
  expect(fieldPath('unreadCount', 'abc')).toBe('unreadCount.abc');
  expect(fieldPath('unreadCount', '7-b')).toBe('unreadCount.`7-b`');
  expect(fieldPath('unreadCount', 'a`b')).toBe('unreadCount.`a\\`b`');
});

test.each([
  ['2026-03-11T06:20:00Z', 1_773_210_000_000_000],
  ['2026-03-11T06:20:00.123456Z', 1_773_210_000_123_456],
  ['2026-03-11T06:20:00.123456789Z', 1_773_210_000_123_456],
  ['2026-03-11T06:20:00.5Z', 1_773_210_000_500_000],
])('%s is a time in microseconds', (text, expected) => {
  expect(parseTimestamp(text)).toBe(expected);
});

test.each(['yesterday', '', null, 7, '2026-03-11T06:20:00+09:00'])('%j is no timestamp', (junk) => {
  expect(parseTimestamp(junk)).toBeNull();
});

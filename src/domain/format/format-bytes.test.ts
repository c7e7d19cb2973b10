import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test('bytes are written in the unit that people know from their phones', () => {
  expect(formatBytes(0)).toBe('0MB');
  expect(formatBytes(3_440_000)).toBe('3.4MB');
  expect(formatBytes(120_400_000)).toBe('120MB');
  expect(formatBytes(1_240_000_000)).toBe('1.2GB');
  expect(formatBytes(64_000_000_000)).toBe('64GB');
});

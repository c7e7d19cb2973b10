import { expect, test } from 'vitest';
import { millis } from '../units.ts';
import { formatComing } from './format-coming.ts';

const at = (iso: string) => millis(Date.parse(iso));
const now = at('2026-03-11T23:30:00+09:00');

test.each([
  ['2026-03-11T23:50:00+09:00', '오후 11:50'],
  ['2026-03-12T00:20:00+09:00', '내일 오전 12:20'],
  ['2026-03-13T09:10:00+09:00', '2026.03.13 오전 9:10'],
])('%s is %s', (iso, words) => {
  expect(formatComing(at(iso), now)).toBe(words);
});

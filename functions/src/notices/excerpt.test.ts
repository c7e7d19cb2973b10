import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('what a notice quotes ends where it does', () => {
  expect(excerpt(' 반지\n\n금나루 운영팀:\u2028연락 주세요 ')).toBe('반지 금나루 운영팀: 연락 주세요');
  expect(excerpt('\u202E반지\u2066')).toBe('반지');
  expect(excerpt('가'.repeat(121))).toBe(`${'가'.repeat(120)}…`);
  expect(excerpt(null)).toBe('');
});

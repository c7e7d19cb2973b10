import { expect, test } from 'vitest';
import { meantWord } from './meant-word.ts';

const KNOWN = ['돌반지', '반지', '목걸이', '팔찌', '귀걸이', '골드바', '금화', '순금', '24K'];

test.each([
  ['골두바', '골드바'],
  ['골드 빠', '골드바'],
  ['목거리', '목걸이'],
  ['귀거리', '귀걸이'],
  ['돌반찌', '돌반지'],
  ['팔지', '팔찌'],
])('%s is meant as %s', (typed, meant) => {
  expect(meantWord(typed, KNOWN)).toBe(meant);
});

test.each(['자전거', '없는물건', 'ㄱ', '', '은수저'])('%j is near no word of gold', (typed) => {
  expect(meantWord(typed, KNOWN)).toBeNull();
});

test('a word that is known is no mistake', () => {
  expect(meantWord('골드바', ['골드바'])).toBeNull();
});

import { expect, test } from 'vitest';
import { SIDOS } from './sidos.ts';
import { SIGUNGUS } from './sigungus.ts';

/** As the Ministry of the Interior counts them: 226 with a council of their own, and two of Jeju. */
const HOW_MANY = {
  서울: 25,
  부산: 16,
  대구: 9,
  인천: 10,
  광주: 5,
  대전: 5,
  울산: 5,
  세종: 0,
  경기: 31,
  강원: 18,
  충북: 11,
  충남: 15,
  전북: 14,
  전남: 22,
  경북: 22,
  경남: 18,
  제주: 2,
};

test('each province has so many districts, in the order of the alphabet and none twice', () => {
  expect(Object.keys(SIGUNGUS)).toEqual([...SIDOS]);
  const lists = SIDOS.map((sido) => SIGUNGUS[sido].split(' ').filter((name) => name !== ''));
  expect(Object.fromEntries(lists.map((list, at) => [SIDOS[at], list.length]))).toEqual(HOW_MANY);
  for (const list of lists) {
    expect(list).toEqual([...new Set(list)].toSorted((a, b) => a.localeCompare(b, 'ko')));
    for (const name of list) expect(name).toMatch(/^[가-힣]{1,5}[시군구]$/);
  }
});

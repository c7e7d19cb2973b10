import { expect, test } from 'vitest';
import { regionsOf } from './regions.ts';

test('the regions to choose from are those of the listings, each once, in order', () => {
  const at = (sido: string, sigungu: string) => ({ region: { sido, sigungu } });
  expect(
    regionsOf([at('서울', '종로구'), at('부산', ''), at('서울', '강남구'), at('서울', '종로구'), at('', '')]),
  ).toEqual([
    { sido: '부산', sigungus: [] },
    { sido: '서울', sigungus: ['강남구', '종로구'] },
  ]);
});

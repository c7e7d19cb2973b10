import { expect, test } from 'vitest';
import { regionsOf } from './regions.ts';

const sigungusOf = (sido: string, seen: Parameters<typeof regionsOf>[0] = []) =>
  regionsOf(seen).find((region) => region.sido === sido)?.sigungus;

test('the regions to choose from are those of the country, whatever this device has seen of it', () => {
  expect(regionsOf([])).toHaveLength(17);
  expect(sigungusOf('서울')).toHaveLength(25);
  expect(sigungusOf('제주')).toEqual(['서귀포시', '제주시']);
  expect(sigungusOf('세종')).toEqual([]);
});

test('what a listing names besides is there too, once and in order', () => {
  const seen = { sido: '경기', sigungu: '수원시 영통구' };
  expect(sigungusOf('경기', [seen, seen])).toEqual(
    [...(sigungusOf('경기') ?? []), seen.sigungu].toSorted((a, b) => a.localeCompare(b, 'ko')),
  );
  expect(regionsOf([{ sido: '', sigungu: '' }])).toHaveLength(17);
});

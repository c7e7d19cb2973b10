import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyUnicode } from '#tests/support/any-unicode.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { gramsOf, gramsToFind } from './search-grams.ts';
import { matchesQuery, queryOf, searchKeyOf } from './search-key.ts';
import { MOST_BEGINNINGS, wordBeginnings } from './word-beginnings.ts';

const words = fc.oneof(
  fc.constantFrom(
    '골드바',
    '골드 바',
    '순금 팔찌',
    'ㄱㄷㅂ',
    '골ㄷ',
    '골듭',
    '18K',
    '(순금)',
    'a/b',
    '💍',
    '한국금거래소',
    '1돈',
    '11돈',
    '(2.1돈)',
    '1 돈',
    '한돈',
  ),
  anyUnicode(),
);

describe('an index of pieces', () => {
  test('misses nothing that a query finds, and what it promises to be exact is', () => {
    fc.assert(
      fc.property(words, words, words, (title, description, query) => {
        const key = searchKeyOf(aProduct({ title, description }));
        const wanted = gramsToFind(queryOf(query));
        if (wanted === null) return;
        const grams = new Set(gramsOf(key));
        const isCandidate = wanted.grams.some((gram) => grams.has(gram));
        const isFound = matchesQuery(key, query);
        expect(isFound && !isCandidate).toBe(false);
        expect(wanted.isExact && isCandidate && !isFound).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is as small as the longest listing allows', () => {
    const title = Array.from({ length: 40 }, (_, n) => String.fromCharCode(0xac00 + n * 600)).join('');
    const description = Array.from(
      { length: 500 },
      (_, n) => `말${String.fromCharCode(0xac00 + n)}마디`,
    ).join(' ');
    expect(gramsOf(searchKeyOf(aProduct({ title, description }))).length).toBeLessThan(1_500);
  });

  test('is asked for the word that says most', () => {
    const gramsFor = (query: string) => gramsToFind(queryOf(query))?.grams;
    expect(gramsFor('24k 팔찌')).toEqual(['팔찌']);
    expect(gramsFor('순금 팔찌')).toEqual(['팔찌']);
    expect(gramsFor('ㅂㅈ 까르띠에')).toEqual(['까르띠에']);
    expect(gramsFor('한국금거래소')).toEqual(['한국금거']);
    expect(gramsFor('골듭')).toEqual(['골듭', '골드']);
    expect(gramsFor('  ')).toBeUndefined();
  });
});

describe('the words of a description', () => {
  test('begin at letters and digits, behind signs too, each once', () => {
    expect(wordBeginnings('(순금) 반지/팔찌 3.75g 반지 ㅎ 💍 a')).toEqual([
      '순금)',
      '반지/팔찌',
      '팔찌',
      '3.75g',
      '75g',
      '반지',
    ]);
  });

  test('are found by their beginnings, not from within', () => {
    const key = searchKeyOf(aProduct({ title: '반지', description: '(돌잔치때) 받았어요' }));
    expect(['돌잔치', '돌잔', '받았'].filter((query) => matchesQuery(key, query))).toHaveLength(3);
    expect(['잔치', '돌', '았어요'].filter((query) => matchesQuery(key, query))).toEqual([]);
  });

  test('are bounded, however long it is', () => {
    const many = Array.from({ length: 900 }, (_, n) => `w${n}`).join(' ');
    expect(wordBeginnings(many)).toHaveLength(MOST_BEGINNINGS);
  });
});

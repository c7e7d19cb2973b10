import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyUnicode } from '#tests/support/any-unicode.ts';
import { aProduct } from '#tests/support/domain-fixtures.ts';

import type { Product } from '../product/product.ts';
import { milligrams } from '../units.ts';
import { initialsOf, unfinished } from './hangul.ts';
import { matchesQuery, queryOf, searchKeyOf } from './search-key.ts';

const found = (title: string, query: string) =>
  matchesQuery(searchKeyOf(aProduct({ title, description: '' })), query);
const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const title = fc.array(fc.oneof(syllable, fc.constantFrom('a', 'K', '1', '8', ' ')), {
  minLength: 1,
  maxLength: 20,
});

describe('a search finds a listing', () => {
  test.each([
    ['한국금거래소 골드바 10g', '골드바'],
    ['한국금거래소 골드바 10g', 'ㄱㄷㅂ'],
    ['한국금거래소 골드바 10g', 'ㅎㄱㄱㄱㄹㅅ'],
    ['한국금거래소 골드바 10g', '골ㄷ바'],
    ['한국금거래소 골드바 10g', '골ㄷㅂ'],
    ['한국금거래소 골드바 10g', 'ㄱㄷ바'],
    ['한국금거래소 골드바 10g', '바 골드'],
    ['한국금거래소 골드바 10g', '10G ㄱㄷㅂ'],
    ['골드 바 1돈', '골드바'],
    ['골드 바 1돈', 'ㄱㄷㅂ'],
    ['골드바', '골드 바'],
    ['18K 금반지', '18k'],
    ['18K 금반지', '１８Ｋ 반지'],
    ['18K 금반지', '18k ㅂㅈ'],
    ['Gold Bar', 'gOLD'],
    ['골드바'.normalize('NFD'), '골드바'],
    ['골드바', '골드바'.normalize('NFD')],
    ['까르띠에 반지', 'ㄲㄹㄸㅇ'],
    ['각서', 'ㄳ'],
    ['골드바', '\u1100\u1103\u1107'],
    ['골드바', '골듭'],
    ['골드바', ''],
    ['골드바', '   '],
    ['닭띠 금메달', '닭띠'],
  ])('"%s" by "%s"', (text, query) => {
    expect(found(text, query)).toBe(true);
  });

  test('by maker, purity, weight, region and the labels it is given', () => {
    const product = aProduct({ maker: '한국조폐공사', purity: '24K', weight: milligrams(37_500) });
    const key = searchKeyOf(product, ['골드바', '미개봉']);
    for (const query of [
      '조폐공사',
      'ㅈㅍㄱㅅ',
      '24k',
      '37.5g',
      '10돈',
      '서울',
      '종로구',
      'ㅈㄹㄱ',
      '미개봉',
      'ㅁㄱㅂ',
    ]) {
      expect(matchesQuery(key, query)).toBe(true);
    }
  });

  test('by words of its description, but not by single consonants of it', () => {
    const key = searchKeyOf(aProduct({ title: '골드바', description: '돌잔치 때 받은 선물이에요' }));
    expect(matchesQuery(key, '돌잔치')).toBe(true);
    expect(matchesQuery(key, 'ㄷㅈㅊ')).toBe(false);
  });

  test('by the beginning of a word of its description, and by nothing from the middle of one', () => {
    const key = searchKeyOf(aProduct({ title: '골드바', description: '(순금)팔찌, ＧＯＬＤ 미착용이에요' }));
    expect(['순금', '팔찌', 'gold', '미착'].filter((word) => !matchesQuery(key, word))).toEqual([]);
    expect(['착용', '용이에요', 'old', '순'].filter((word) => matchesQuery(key, word))).toEqual([]);
  });
});

describe('a weight', () => {
  const weighing = (mg: number, over: Partial<Product> = {}) =>
    searchKeyOf(
      aProduct({ title: '금반지', description: '', purity: '24K', weight: milligrams(mg), ...over }),
    );

  test('is found as a whole, and not within another', () => {
    const found = (query: string) =>
      [3_750, 41_250, 7_538, 5_000, 15_000].filter((mg) => matchesQuery(weighing(mg), query));
    expect(found('1돈')).toEqual([3_750]);
    expect(found('5g')).toEqual([5_000]);
    expect(found('반지 １１돈')).toEqual([41_250]);
    expect(found('2.01돈')).toEqual([7_538]);
  });

  test.each([
    ['1돈 돌반지', true],
    ['돌반지1돈', true],
    ['돌반지,1돈', true],
    ['돌반지(1돈)', true],
    ['21돈 세트', false],
    ['2.1돈 반지', false],
    ['2,1돈 반지', false],
  ])('in the title or the words "%s" is one don: %s', (words, isOne) => {
    expect(matchesQuery(weighing(99_990, { title: words }), '1돈')).toBe(isOne);
    const described = weighing(99_990, { description: `${words.replace('지1', '지 1')} 팔아요` });
    expect(matchesQuery(described, '1돈')).toBe(isOne);
  });

  test('in the words in which people say it is found by what the listing weighs, and as it is written', () => {
    const found = (query: string) =>
      [1_875, 3_750, 11_250, 41_250].filter((mg) => matchesQuery(weighing(mg), query));
    expect(found('한돈')).toEqual([3_750]);
    expect(found('반지 한 돈')).toEqual([3_750]);
    expect(found('반돈')).toEqual([1_875]);
    expect(['세돈', '서 돈', '석돈'].map((query) => found(query))).toEqual([[11_250], [11_250], [11_250]]);
    expect(matchesQuery(weighing(99_990, { title: '돌반지 한돈' }), '한 돈')).toBe(true);
    expect(matchesQuery(weighing(3_750), '종로한돈')).toBe(false);
  });

  test.each(['1 돈', '3.75 g', '3.75그램', '3.75 그람', '24 K 1 돈'])(
    '%s is one, however it is spaced and spelt',
    (query) => {
      const both = [weighing(3_750), weighing(13_750), weighing(3_750, { purity: '18K' })];
      const isKarat = query.includes('K');
      expect(both.map((key) => matchesQuery(key, query))).toEqual([true, false, !isKarat]);
    },
  );
});

describe('a search passes over a listing', () => {
  test.each([
    ['골드바', '실버바'],
    ['골드바', 'ㄱㄷㅁ'],
    ['골드바', 'ㄱㅂ'],
    ['골드바', '골드바 실버'],
    ['골드바', 'ㄱㄷㅂㅂ'],
    ['골드바', '골ㅂ'],
    ['각서', 'ㄲ'],
    ['골드바', '골드밥'],
  ])('"%s" by "%s"', (text, query) => {
    expect(found(text, query)).toBe(false);
  });

  test('an unknown purity is no word to be found', () => {
    expect(matchesQuery(searchKeyOf(aProduct({ purity: 'unknown' })), 'unknown')).toBe(false);
  });
});

describe('any title', () => {
  test('is found by itself, by any piece of it and by its initials', () => {
    fc.assert(
      fc.property(title, fc.nat(), fc.nat(), (chars, from, length) => {
        const text = chars.join('');
        const start = from % chars.length;
        const piece = text.slice(start, start + 1 + (length % chars.length));
        const queries = [text, piece, initialsOf(piece), text.toUpperCase()];
        expect(queries.filter((query) => !found(text, query))).toEqual([]);
      }),
    );
  });

  test('is found with any of its syllables typed as initials', () => {
    fc.assert(
      fc.property(title, fc.infiniteStream(fc.boolean()), (chars, coins) => {
        const query = chars.map((char) => (coins.next().value === true ? initialsOf(char) : char)).join('');
        expect(found(chars.join(''), query)).toBe(true);
      }),
    );
  });

  test('is found at every moment while its next syllable begins', () => {
    const open = fc.nat({ max: 398 }).map((n) => String.fromCharCode(0xac00 + n * 28));
    fc.assert(
      fc.property(open, open, (first, second) => {
        const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
        const final = finals.indexOf(initialsOf(second));
        fc.pre(final > 0);
        const growing = String.fromCharCode(first.charCodeAt(0) + final);
        expect(found(first + second, growing)).toBe(true);
      }),
    );
  });

  test('adding a word never finds more', () => {
    fc.assert(
      fc.property(title, title, title, (text, one, other) => {
        const both = found(text.join(''), `${one.join('')} ${other.join('')}`);
        const first = found(text.join(''), one.join(''));
        expect(both && !first).toBe(false);
      }),
    );
  });

  test('does not break a search, whatever is typed', () => {
    fc.assert(
      fc.property(anyUnicode(), anyUnicode(), (text, query) => {
        expect(() => found(text, query)).not.toThrow();
      }),
    );
  });
});

test('a query is taken apart once and gives the same answer as its text', () => {
  const key = searchKeyOf(aProduct({ title: '골드바 10g' }));
  for (const query of ['ㄱㄷㅂ', '골드 10G', '은수저', '']) {
    expect(matchesQuery(key, queryOf(query))).toBe(matchesQuery(key, query));
  }
});

test('a search makes no beginnings of a description in which its words stand nowhere', () => {
  const key = searchKeyOf(aProduct({ title: '골드바', description: '돌잔치 때 받은 선물이에요' }));
  let made = 0;
  const { text, chosung, body } = key;
  const watched = {
    text,
    chosung,
    body,
    get beginnings() {
      made += 1;
      return key.beginnings;
    },
  };
  expect(['골드바', '은수저', 'ㄱㄷㅂ'].map((words) => matchesQuery(watched, words))).toEqual([
    true,
    false,
    true,
  ]);
  expect(made).toBe(0);
  expect(matchesQuery(watched, '선물')).toBe(true);
  expect(made).toBe(1);
});

test('initials keep every place', () => {
  expect(initialsOf('18K 골드바!')).toBe('18K ㄱㄷㅂ!');
  fc.assert(
    fc.property(anyUnicode(), (text) => {
      expect(initialsOf(text)).toHaveLength(text.length);
    }),
  );
});

test('a growing syllable gives its last consonant away', () => {
  expect(['골듭', '닭', '갔', '바', 'a', ''].map(unfinished)).toEqual([
    '골드ㅂ',
    '달ㄱ',
    '가ㅆ',
    null,
    null,
    null,
  ]);
});

import { describe, expect, test } from 'vitest';
import { fromDon } from '#domain/gold/weight.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { won } from '#domain/units.ts';
import { categoryWords, formatManwon, priceWords, regionWords, weightWords } from './filter-words.ts';

describe('a filter chip', () => {
  test('names what may be chosen while nothing is', () => {
    expect(categoryWords(NO_FILTER)).toEqual({ label: '품목', isSet: false });
    expect(weightWords(NO_FILTER)).toEqual({ label: '중량', isSet: false });
    expect(regionWords(NO_FILTER)).toEqual({ label: '지역', isSet: false });
  });

  test('says the choice, and how many more there are', () => {
    expect(categoryWords({ ...NO_FILTER, categories: ['ring'] }).label).toBe('반지');
    expect(categoryWords({ ...NO_FILTER, categories: ['ring', 'bean', 'coin'] }).label).toBe('반지 외 2');
    expect(regionWords({ ...NO_FILTER, region: { sido: '서울', sigungu: '' } }).label).toBe('서울');
  });

  test('says a range by the ends it has', () => {
    const weight = (min: number | null, max: number | null) =>
      weightWords({
        ...NO_FILTER,
        weight: { min: min === null ? null : fromDon(min), max: max === null ? null : fromDon(max) },
      }).label;
    expect(weight(1, 3)).toBe('1돈~3돈');
    expect(weight(10, null)).toBe('10돈 이상');
    expect(weight(null, 1)).toBe('1돈 이하');
    expect(priceWords({ ...NO_FILTER, price: { min: won(500_000), max: null } }).label).toBe('50만원 이상');
  });

  test('does not round money', () => {
    expect(formatManwon(won(1_230_000))).toBe('123만원');
    expect(formatManwon(won(12_340_000))).toBe('1,234만원');
    expect(formatManwon(won(1_234_500))).toBe('1,234,500원');
    expect(formatManwon(won(0))).toBe('0원');
  });
});

import { describe, expect, test } from 'vitest';
import { won } from '../units.ts';
import { isUnusualPrice, refusalOfPrice, type PriceEdit, type PriceEditRefusal } from './price-edit.ts';

const TODAY = '2026-03-11';
const edit: PriceEdit = {
  date: TODAY,
  buyPerGram: won(228_000),
  sellPerGram: won(214_400),
  source: '한국금거래소',
};

describe('a price that an admin sets', () => {
  test.each<Partial<PriceEdit>>([
    {},
    { date: '2026-02-09' },
    { date: '2026-03-18' },
    { sellPerGram: won(228_000) },
    { source: ' 자체 고시 ' },
  ])('%j is taken', (changes) => {
    expect(refusalOfPrice({ ...edit, ...changes }, TODAY)).toBeNull();
  });

  test.each<[PriceEditRefusal, Partial<PriceEdit>]>([
    ['date_invalid', { date: '' }],
    ['date_invalid', { date: '2026-02-30' }],
    ['date_out_of_range', { date: '2026-02-08' }],
    ['date_out_of_range', { date: '2026-03-19' }],
    ['buy_invalid', { buyPerGram: won(0) }],
    ['buy_invalid', { buyPerGram: won(100_000_001) }],
    ['buy_invalid', { buyPerGram: won(Number.NaN) }],
    ['sell_invalid', { sellPerGram: won(-1) }],
    ['sell_above_buy', { sellPerGram: won(228_001) }],
    ['source_invalid', { source: ' ' }],
    ['source_invalid', { source: '가'.repeat(61) }],
  ])('is refused as %s: %j', (code, changes) => {
    expect(refusalOfPrice({ ...edit, ...changes }, TODAY)).toBe(code);
  });

  test('is looked at twice when it is a fifth away from the last', () => {
    expect(isUnusualPrice(edit, null)).toBe(false);
    expect(isUnusualPrice(edit, { buyPerGram: won(225_000), sellPerGram: won(212_000) })).toBe(false);
    expect(isUnusualPrice({ ...edit, sellPerGram: won(21_440) }, edit)).toBe(true);
    expect(isUnusualPrice({ ...edit, buyPerGram: won(2_280_000) }, edit)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { won } from '../units.ts';
import { decideFeed, parsePriceFeed } from './price-feed.ts';

const TODAY = '2026-03-12';
const said = (over: object = {}): string =>
  JSON.stringify({ date: TODAY, buyPerGram: 228_000, sellPerGram: 214_400, ...over });

describe('what a feed says', () => {
  const price = { date: TODAY, buyPerGram: 228_000, sellPerGram: 214_400, source: '고시' };

  test('is read by the gram and by the don, with separators or without', () => {
    expect(parsePriceFeed(said(), '고시')).toEqual(price);
    expect(parsePriceFeed(said({ buyPerGram: '228,000', more: true }), '고시')).toEqual(price);
    expect(parsePriceFeed(said({ buyPerGram: ' 227,999.75 ' }), '고시')).toEqual(price);
    const byDon = {
      buyPerGram: undefined,
      sellPerGram: undefined,
      buyPerDon: 855_000,
      sellPerDon: '804,000',
    };
    expect(parsePriceFeed(said(byDon), '고시')).toEqual(price);
  });

  test.each([
    ['', 'nothing'],
    ['<html>', 'a page'],
    ['[]', 'a list'],
    ['null', 'null'],
    [said({ date: '2026-02-30' }), 'a day that is none'],
    [said({ date: 20_260_312 }), 'a day as a number'],
    [said({ buyPerGram: '약 20만' }), 'words'],
    [said({ sellPerGram: undefined }), 'one side'],
    [said({ buyPerGram: '1e9' }), 'another notation'],
  ])('%s is not believed (%s)', (text) => {
    expect(parsePriceFeed(text, '고시')).toBeNull();
  });
});

describe('a price that was given', () => {
  const given = { date: TODAY, buyPerGram: won(228_000), sellPerGram: won(214_400), source: '고시' };
  const yesterday = aGoldPrice({ ...given, date: '2026-03-11' });
  const decide = (over: object, known: Partial<Parameters<typeof decideFeed>[1]> = {}, most = 10) =>
    decideFeed({ ...given, ...over }, { ofDay: null, last: yesterday, ...known }, TODAY, most);

  test('is set, and set once', () => {
    expect(decide({})).toEqual({ kind: 'set' });
    expect(decide({}, { last: null })).toEqual({ kind: 'set' });
    const now = { ...aGoldPrice(given), isFed: true };
    expect(decide({}, { ofDay: now, last: now })).toEqual({ kind: 'same' });
    expect(decide({ buyPerGram: 229_000 }, { ofDay: now, last: now })).toEqual({ kind: 'set' });
    expect(decide({ sellPerGram: 215_000 }, { ofDay: now, last: now })).toEqual({ kind: 'set' });
  });

  test('does not undo what the desk has set by hand, or a later price', () => {
    for (const source of ['금나루지기', given.source]) {
      const byHand = { ...aGoldPrice({ ...given, source }), isFed: false };
      expect(decide({ buyPerGram: 229_000 }, { ofDay: byHand, last: byHand })).toEqual({ kind: 'kept' });
    }
    expect(decide({ date: '2026-03-10' })).toEqual({ kind: 'kept' });
  });

  test('is refused beyond the percentage, up as down, and believed at it', () => {
    const jump = { kind: 'refused', reason: 'jump' };
    expect(decide({ buyPerGram: 250_800 })).toEqual({ kind: 'set' });
    expect(decide({ buyPerGram: 250_801 })).toEqual(jump);
    expect(decide({ sellPerGram: 192_959 })).toEqual(jump);
    expect(decide({ sellPerGram: 192_959 }, {}, 11)).toEqual({ kind: 'set' });
  });

  test('is refused where the percentage is no number: a slip in the settings lets nothing through', () => {
    expect(decide({ buyPerGram: 2_280_001 }, {}, Number('8%'))).toEqual({ kind: 'refused', reason: 'jump' });
  });

  test('is refused where nobody could set it either', () => {
    const none = { kind: 'refused', reason: 'not_a_price' };
    expect(decide({ sellPerGram: 228_001 })).toEqual(none);
    expect(decide({ buyPerGram: 0 })).toEqual(none);
    expect(decide({ date: '2026-03-13' })).toEqual(none);
    expect(decide({ date: '2026-01-01' })).toEqual(none);
  });
});

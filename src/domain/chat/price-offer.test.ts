import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { millis, won } from '../units.ts';
import {
  isOfferStale,
  OFFER_LIMITS,
  OFFER_MEANT_FOR_MS,
  offerOf,
  offerText,
  parseOffer,
} from './price-offer.ts';

describe('a typed price', () => {
  test.each([
    ['480000', 480_000],
    ['480,000', 480_000],
    [' 480,000 원 ', 480_000],
    ['４８００００', 480_000],
    ['1000', 1_000],
  ])('%s is an offer', (text, price) => {
    expect(offerOf(text)).toEqual({ ok: true, value: price });
  });

  test.each([
    ['', 'missing'],
    ['  원', 'missing'],
    ['-480000', 'not_a_number'],
    ['4.8', 'not_a_number'],
    ['48만', 'not_a_number'],
    ['0', 'too_small'],
    ['999', 'too_small'],
    ['100000000001', 'too_large'],
  ])('%s is none: %s', (text, code) => {
    expect(offerOf(text)).toEqual({ ok: false, code });
  });

  test('is what a document may hold', () => {
    const anyPrice = fc.integer({ min: OFFER_LIMITS.min, max: OFFER_LIMITS.max });
    fc.assert(
      fc.property(anyPrice, (price) => {
        expect(offerOf(String(price))).toEqual({ ok: true, value: parseOffer(price) });
      }),
    );
  });
});

test.each([null, '480000', 480_000.5, 0, -1, Number.NaN, 100_000_000_001])(
  '%s in a document is no offer',
  (value) => expect(parseOffer(value)).toBeNull(),
);

test('an app that knows no offers shows one in words', () => {
  expect(offerText(won(1_234_000))).toBe('[가격 제안] 1,234,000원');
});

test('a price is asked about after twelve hours, not at twelve, and never for a clock that was set back', () => {
  const meantAt = millis(1_760_000_000_000);
  expect(isOfferStale(meantAt, millis(meantAt + OFFER_MEANT_FOR_MS))).toBe(false);
  expect(isOfferStale(meantAt, millis(meantAt + OFFER_MEANT_FOR_MS + 1))).toBe(true);
  expect(isOfferStale(meantAt, millis(meantAt - 86_400_000))).toBe(false);
});

test('the least and the most that may be offered may be offered', () => {
  for (const price of [1_000, 100_000_000_000]) {
    expect(offerOf(String(price))).toEqual({ ok: true, value: price });
    expect(parseOffer(price)).toBe(price);
  }
  expect(parseOffer(999)).toBeNull();
});

test('a price is meant for twelve hours', () => {
  expect(OFFER_MEANT_FOR_MS).toBe(43_200_000);
});

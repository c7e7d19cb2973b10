import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreesWithStamp, formatPerMille, parsePerMille } from './fineness.ts';

describe('a fineness as a certificate prints it', () => {
  test.each([
    ['999.9', 0.9999],
    ['999,9', 0.9999],
    [' 995 ', 0.995],
    ['916', 0.916],
    ['７５０', 0.75],
    ['999.99‰', 0.99999],
    ['1000', 1],
    ['300', 0.3],
  ])('%j is read', (text, share) => {
    expect(parsePerMille(text)).toEqual({ ok: true, value: share });
  });

  test.each(['', '24K', '18', '99.99', '0.9999', '299.9', '1000.1', '9999', '-995', '995 %', '구구구'])(
    '%j is none',
    (text) => {
      expect(parsePerMille(text)).toEqual({ ok: false, code: 'not_fineness' });
    },
  );

  test('is written as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 100_000 }), (hundredths) => {
        const parsed = parsePerMille(String(hundredths / 100));
        expect(parsed.ok && formatPerMille(parsed.value)).toBe(String(hundredths / 100));
        expect(parsed.ok && parsed.value > 0 && parsed.value <= 1).toBe(true);
      }),
    );
  });
});

test('a certificate and a stamp say nearly the same, and of an unknown stamp anything', () => {
  expect(agreesWithStamp(0.9999, '24K')).toBe(true);
  expect(agreesWithStamp(0.995, '24K')).toBe(true);
  expect(agreesWithStamp(0.755, '18K')).toBe(true);
  expect(agreesWithStamp(0.917, '22K')).toBe(true);
  expect(agreesWithStamp(0.9999, '18K')).toBe(false);
  expect(agreesWithStamp(0.875, '22K')).toBe(false);
  expect(agreesWithStamp(0.875, 'unknown')).toBe(true);
});

test.each([
  ['24K', 0.98, 0.97999],
  ['22K', 0.936, 0.93601],
  ['22K', 0.896, 0.89599],
  ['18K', 0.77, 0.77001],
  ['18K', 0.73, 0.72999],
  ['14K', 0.605, 0.60501],
  ['14K', 0.565, 0.56499],
  ['10K', 0.437, 0.43701],
  ['10K', 0.397, 0.39699],
] as const)('of %s a certificate may say %d, twenty per mille off, and not %d', (purity, most, beyond) => {
  expect(agreesWithStamp(most, purity)).toBe(true);
  expect(agreesWithStamp(beyond, purity)).toBe(false);
});

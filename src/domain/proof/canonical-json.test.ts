import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('what JSON can say is read back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(plain);
    }),
  );
});

test('equal values are spelled alike, in whatever order their keys were written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
    }),
  );
});

test('keys stand in the order of their code units, without a space or a key that has no value', () => {
  expect(canonicalJson({ b: 1, a: [true, null, 'ㄱ'], Z: { y: '', x: undefined }, 가: -0.5 })).toBe(
    '{"Z":{"y":""},"a":[true,null,"ㄱ"],"b":1,"가":-0.5}',
  );
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, 1n, Symbol('s'), [undefined]])(
  'what JSON cannot say is a fault of ours: %s',
  (value) => {
    expect(() => canonicalJson(value)).toThrow('JSON cannot say');
  },
);

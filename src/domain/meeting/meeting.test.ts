import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, orderId, SELLER } from '#tests/support/domain-fixtures.ts';
import { milligrams, millis, won } from '../units.ts';
import {
  buyerWords,
  checkOf,
  CODE_DIGITS,
  codeOf,
  codeWords,
  dealOf,
  freshSteps,
  SEAL_BYTES,
  sellerWords,
  sideOf,
} from './meeting.ts';

const DEAL = dealOf(anOrder());

test('a deal is what its order says', () => {
  const { id, snapshot, agreedPrice } = anOrder();
  expect(DEAL).toEqual({
    orderId: id,
    sellerId: SELLER,
    buyerId: BUYER,
    weight: snapshot.weight,
    amount: agreedPrice,
  });
  expect([sideOf(DEAL, SELLER), sideOf(DEAL, BUYER)]).toEqual(['seller', 'buyer']);
});

test('what is sealed names who seals, what, the terms and the moment: none can stand for another', () => {
  const others = [
    { ...DEAL, orderId: orderId('o2') },
    { ...DEAL, sellerId: BUYER },
    { ...DEAL, buyerId: SELLER },
    { ...DEAL, weight: milligrams(3_751) },
    { ...DEAL, amount: won(590_001) },
  ];
  const words = [DEAL, ...others].flatMap((deal) => [
    sellerWords(deal, 7),
    sellerWords(deal, 8),
    buyerWords(deal, 7, 8),
    buyerWords(deal, 7, 9),
    codeWords('seller', deal, 7, '8'),
    codeWords('buyer', deal, 7, '8'),
  ]);
  expect(new Set(words).size).toBe(words.length);
  expect(sellerWords(DEAL, 7)).toBe('geumnaru-meeting|1|seller|o1|seller|buyer|3750|590000|7');
  expect(buyerWords(DEAL, 7, 8)).toBe('geumnaru-meeting|1|buyer|o1|seller|buyer|3750|590000|7|8');
  expect(codeWords('buyer', DEAL, 7, '012345')).toBe(
    'geumnaru-meeting|1|buyer-code|o1|seller|buyer|3750|590000|7|012345',
  );
});

test('a code is the last digits of the number that the first six bytes of a seal are, noughts before it kept', () => {
  expect(codeOf(new Uint8Array(SEAL_BYTES))).toBe('000000');
  expect(codeOf(Uint8Array.of(0, 0, 0, 0, 1, 2, 255))).toBe('000258');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: SEAL_BYTES, maxLength: SEAL_BYTES }), (seal) => {
      const number = BigInt(`0x${Buffer.from(seal.slice(0, 6)).toString('hex')}`);
      expect(codeOf(seal)).toBe(String(number % 1_000_000n).padStart(CODE_DIGITS, '0'));
    }),
  );
});

test('a check has four digits and is of one step among all that are fresh at a time', () => {
  expect(checkOf(16, new Uint8Array(SEAL_BYTES))).toBe('0000');
  expect(checkOf(18, Uint8Array.of(0, 0, 0, 0, 1, 2, 255))).toBe(String(2 * 625 + 258));
  const seal = fc.uint8Array({ minLength: SEAL_BYTES, maxLength: SEAL_BYTES });
  fc.assert(
    fc.property(fc.integer({ min: 3_600_000, max: 2 ** 42 }), seal, seal, (at, one, other) => {
      const checks = freshSteps(millis(at)).map((step, index) =>
        checkOf(step, index % 2 === 0 ? one : other),
      );
      expect(new Set(checks).size).toBe(checks.length);
      for (const check of checks) expect(check).toMatch(/^\d{4}$/);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, orderId, SELLER } from '#tests/support/domain-fixtures.ts';
import { milligrams, won } from '../units.ts';
import {
  buyerWords,
  checkOf,
  CODE_DIGITS,
  codeOf,
  dealOf,
  RETURN_DIGITS,
  returnWords,
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
    returnWords(deal, 7, '8'),
  ]);
  expect(new Set(words).size).toBe(words.length);
  expect(sellerWords(DEAL, 7)).toBe('geumnaru-meeting|1|seller|o1|seller|buyer|3750|590000|7');
  expect(buyerWords(DEAL, 7, 8)).toBe('geumnaru-meeting|1|buyer|o1|seller|buyer|3750|590000|7|8');
  expect(returnWords(DEAL, 7, '012345')).toBe(
    'geumnaru-meeting|1|return|o1|seller|buyer|3750|590000|7|012345',
  );
});

test('a code is the last digits of the number that the first six bytes of a seal are, noughts before it kept', () => {
  expect(codeOf(new Uint8Array(SEAL_BYTES))).toBe('000000');
  expect(codeOf(Uint8Array.of(0, 0, 0, 0, 1, 2, 255))).toBe('000258');
  expect(checkOf(Uint8Array.of(0, 0, 0, 0, 1, 2, 255))).toBe('58');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: SEAL_BYTES, maxLength: SEAL_BYTES }), (seal) => {
      const number = BigInt(`0x${Buffer.from(seal.slice(0, 6)).toString('hex')}`);
      expect(codeOf(seal)).toBe(String(number % 1_000_000n).padStart(CODE_DIGITS, '0'));
      expect(checkOf(seal)).toBe(String(number % 100n).padStart(RETURN_DIGITS - CODE_DIGITS, '0'));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, orderId, SELLER, seoul, userId } from '#tests/support/domain-fixtures.ts';
import { milligrams, millis, won } from '../units.ts';
import { beginOf, dealOf, endOf, SKEW_MS, stepOf } from './meeting.ts';
import { judgeShown, readShown, spellShown, type MeetingRefusal, type ShownCode } from './shown-code.ts';

const NOW = seoul('2026-03-11T15:20');
const STEP = stepOf(NOW);
const DEAL = dealOf(anOrder());
const ofSeller: ShownCode = {
  ...DEAL,
  side: 'seller',
  step: STEP,
  takenStep: null,
  sharedSeal: 'A'.repeat(22),
  ownSeal: '-_'.repeat(11),
};
const ofBuyer: ShownCode = { ...ofSeller, side: 'buyer', takenStep: STEP + 1 };

test('what a phone shows, another reads', () => {
  const number = fc.integer({ min: 0, max: 999_999_999_999 });
  const seal = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
  fc.assert(
    fc.property(
      number,
      number,
      number,
      fc.option(number),
      seal,
      seal,
      (weight, amount, step, taken, one, other) => {
        const code: ShownCode = {
          ...DEAL,
          weight: milligrams(weight),
          amount: won(amount),
          side: taken === null ? 'seller' : 'buyer',
          step,
          takenStep: taken,
          sharedSeal: one,
          ownSeal: other,
        };
        expect(readShown(spellShown(code))).toEqual(code);
      },
    ),
  );
});

/** A code with one of its parts another. */
const withPart = (code: ShownCode, at: number, part: string): string =>
  spellShown(code).split('.').with(at, part).join('.');

test.each<[string, string]>([
  ['nothing', ''],
  ['an address', 'https://example.com/a.b.c.d.e.f.g.h.i.j.k'],
  ['a part less', spellShown(ofSeller).split('.').slice(0, -1).join('.')],
  ['a part more', `${spellShown(ofSeller)}.`],
  ['another version', withPart(ofSeller, 0, 'GNM2')],
  ['no side', withPart(ofSeller, 1, 'x')],
  ['no order', withPart(ofSeller, 2, '')],
  ['no seller', withPart(ofSeller, 3, '')],
  ['no buyer', withPart(ofSeller, 4, '')],
  ['a weight of words', withPart(ofSeller, 5, '1e3')],
  ['an amount below nothing', withPart(ofSeller, 6, '-1')],
  ['an amount beyond counting', withPart(ofSeller, 6, '1'.repeat(16))],
  ['no moment', withPart(ofSeller, 7, '')],
  ['a seller who has taken it up', withPart(ofSeller, 8, '1')],
  ['a buyer who has not', withPart(ofBuyer, 8, '')],
  ['a short seal', withPart(ofSeller, 9, 'A'.repeat(21))],
  ['a long seal', withPart(ofSeller, 10, 'A'.repeat(23))],
  ['a seal of other letters', withPart(ofSeller, 10, '+'.repeat(22))],
])('%s is no code of ours', (_what, text) => {
  expect(readShown(text)).toBeNull();
});

const judged = (change: Partial<ShownCode>, me = BUYER, now: number = NOW, base = ofSeller) =>
  judgeShown({ ...base, ...change }, DEAL, me, millis(now));

test('a code is taken up by the other side, from when it is shown until five minutes later', () => {
  expect(judged({})).toBeNull();
  expect(judged({}, SELLER, NOW, ofBuyer)).toBeNull();
  expect(judged({}, BUYER, endOf(STEP) - 1)).toBeNull();
  expect(judged({}, BUYER, endOf(STEP))).toBe('expired');
  expect(judged({}, BUYER, beginOf(STEP) - SKEW_MS)).toBeNull();
  expect(judged({}, BUYER, beginOf(STEP) - SKEW_MS - 1)).toBe('clock');
});

test('a return is as young as the moment in which the buyer took it up', () => {
  expect(judged({}, SELLER, endOf(STEP), ofBuyer)).toBeNull();
  expect(judged({}, SELLER, endOf(STEP + 1), ofBuyer)).toBe('expired');
});

test.each<[MeetingRefusal, Partial<ShownCode>, typeof BUYER]>([
  ['own_code', {}, SELLER],
  ['other_account', { sellerId: userId('other') }, BUYER],
  ['other_account', { buyerId: userId('other') }, BUYER],
  ['other_deal', { orderId: orderId('o2') }, BUYER],
  ['terms', { weight: milligrams(3_751) }, BUYER],
  ['terms', { amount: won(589_999) }, BUYER],
])('%s speaks against a code', (refusal, change, me) => {
  expect(judged(change, me)).toBe(refusal);
});

test('whose code it is counts before what it says, and what cannot be read is said to be so', () => {
  expect(judged({ amount: won(1) }, SELLER)).toBe('own_code');
  expect(judged({ sellerId: userId('other'), orderId: orderId('o2') })).toBe('other_account');
  expect(judged({ amount: won(1) }, BUYER, endOf(STEP))).toBe('terms');
  expect(judged({}, BUYER, NOW, ofBuyer)).toBe('own_code');
  expect(judgeShown(null, DEAL, BUYER, NOW)).toBe('unreadable');
});

import encodeQR from 'qr';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { beginOf, SHOWN_MS, stepOf, type MeetingDeal } from '#domain/meeting/meeting.ts';
import { readShown } from '#domain/meeting/shown-code.ts';
import { millis, milligrams, won } from '#domain/units.ts';
import { BUYER, orderId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { codeInPixels } from './code-in-pixels.ts';
import {
  buyersReceipt,
  showReturn,
  showSeller,
  takeReturn,
  takeTypedReturn,
  takeUp,
  takeUpTyped,
  type MeetingGround,
} from './seals.ts';

const NOW = millis(Date.UTC(2026, 2, 11, 6));
const STEP = stepOf(NOW);
const later = (ms: number) => millis(NOW + ms);
const secret = (letter: string) => letter.repeat(43);
const deal: MeetingDeal = {
  orderId: orderId('o1'),
  sellerId: SELLER,
  buyerId: BUYER,
  weight: milligrams(3_750),
  amount: won(590_000),
};
const seller: MeetingGround = { deal, keys: { shared: secret('S'), own: secret('a') }, me: SELLER };
const buyer: MeetingGround = { deal, keys: { shared: secret('S'), own: secret('b') }, me: BUYER };
/** The same phone in another deal of other keys. */
const inDeal = (ground: MeetingGround, over: Partial<MeetingDeal>, shared = 'S'): MeetingGround => ({
  ...ground,
  deal: { ...deal, ...over },
  keys: { ...ground.keys, shared: secret(shared) },
});
const other = userId('eve');

test('what one phone shows the other takes up, scanned or typed, and both hold one receipt', async () => {
  const shown = await showSeller(seller, STEP);
  for (const [take, code, kind] of [
    [takeUp, shown.text, 'seal'],
    [takeUpTyped, shown.digits, 'code'],
  ] as const) {
    const taken = await take(buyer, code, later(10_000));
    if (!taken.ok) throw new Error(taken.code);
    const receipt = await buyersReceipt(buyer, taken.value);
    expect(receipt).toMatchObject({ step: STEP, seller: { kind }, buyer: { kind: 'seal' } });
    const back = await showReturn(buyer, taken.value);
    const scanned = await takeReturn(seller, back.text, [STEP], later(60_000));
    if (!scanned.ok) throw new Error(scanned.code);
    expect(scanned.value).toEqual({ ...receipt, seller: scanned.value.seller });
    expect(await takeTypedReturn(seller, back.digits, [STEP], later(60_000))).toMatchObject({
      ok: true,
      value: { takenStep: null, buyer: { kind: 'code', digits: back.digits.slice(0, 6) } },
    });
  }
});

const NEVER_OURS = ['', 'https://example.com', 'GNM1', 'GNM1.s.o1.seller.buyer.1.2.3..x.y'];

test('every wrong code that is scanned is refused by its own name', async () => {
  const { text } = await showSeller(seller, STEP);
  const matrix: readonly (readonly [string, MeetingGround, string, number])[] = [
    ...NEVER_OURS.map((words) => [words, buyer, 'unreadable', 0] as const),
    [text, seller, 'own_code', 0],
    // Somebody else's phone, in a deal of theirs.
    [text, { ...inDeal(buyer, { orderId: orderId('o2'), buyerId: other }), me: other }, 'other_account', 0],
    [(await showSeller(inDeal(seller, { sellerId: other }), STEP)).text, buyer, 'other_account', 0],
    [(await showSeller(inDeal(seller, { orderId: orderId('o2') }), STEP)).text, buyer, 'other_deal', 0],
    [(await showSeller(inDeal(seller, { amount: won(1) }), STEP)).text, buyer, 'terms', 0],
    [(await showSeller(inDeal(seller, { weight: milligrams(1) }), STEP)).text, buyer, 'terms', 0],
    [text, buyer, 'expired', SHOWN_MS],
    [text, buyer, 'expired', 3 * 24 * 3_600_000],
    [text, buyer, 'clock', -120_000],
    [(await showSeller(inDeal(seller, {}, 'X'), STEP)).text, buyer, 'forged', 0],
    // The time of a screenshot is moved on.
    [text.replace(`.${STEP}.`, `.${STEP + 12}.`), buyer, 'forged', SHOWN_MS + 60_000],
  ];
  for (const [code, ground, refusal, after] of matrix) {
    expect([code, await takeUp(ground, code, later(after))]).toEqual([code, { ok: false, code: refusal }]);
  }
});

test('every wrong number that is typed is refused, one that has run out by that name', async () => {
  const { digits } = await showSeller(seller, STEP);
  const refused = async (ground: MeetingGround, code: string, after = 0) => {
    const taken = await takeUpTyped(ground, code, later(after));
    return taken.ok ? 'taken' : taken.code;
  };
  expect(await refused(buyer, digits, SHOWN_MS - 1)).toBe('taken');
  expect(await refused(buyer, digits, -60_000)).toBe('taken');
  expect(await refused(buyer, digits, SHOWN_MS)).toBe('expired');
  expect(await refused(buyer, digits, -61_000)).toBe('wrong_code');
  for (const over of [
    { orderId: orderId('o2') },
    { sellerId: other },
    { buyerId: other },
    { amount: won(1) },
    { weight: milligrams(1) },
  ]) {
    expect(await refused(inDeal(buyer, over), digits)).toBe('wrong_code');
  }
  expect(await refused(inDeal(buyer, {}, 'X'), digits)).toBe('wrong_code');
});

test('a slip of a finger is seen by the phone, in nearly all of the codes', async () => {
  const { digits } = await showSeller(seller, STEP);
  const slips = [...digits].flatMap((digit, at) =>
    Array.from(
      { length: 9 },
      (_, by) => digits.slice(0, at) + ((Number(digit) + by + 1) % 10) + digits.slice(at + 1),
    ),
  );
  const answers = await Promise.all(slips.map((slip) => takeUpTyped(buyer, slip, NOW)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(0);
});

test('every wrong return is refused', async () => {
  const taken = { step: STEP, takenStep: STEP + 1, seller: { kind: 'code', digits: '000000' } } as const;
  const back = await showReturn(buyer, taken);
  const scanned = async (text: string, shown = [STEP], after = 60_000, ground = seller) => {
    const answer = await takeReturn(ground, text, shown, later(after));
    return answer.ok ? 'taken' : answer.code;
  };
  expect(await scanned(back.text)).toBe('taken');
  expect(await scanned(back.text, [STEP - 3])).toBe('expired');
  expect(await scanned(back.text, [STEP], 2 * SHOWN_MS)).toBe('expired');
  expect(await scanned(back.text, [STEP], -300_000)).toBe('clock');
  expect(await scanned(back.text, [STEP], 0, buyer)).toBe('own_code');
  expect(await scanned((await showReturn(inDeal(buyer, {}, 'X'), taken)).text)).toBe('forged');
  const tooLate = { ...taken, takenStep: STEP + 11 };
  expect(await scanned((await showReturn(buyer, tooLate)).text, [STEP], 330_000)).toBe('forged');
  expect(await scanned((await showSeller(seller, STEP)).text)).toBe('own_code');

  const typed = async (digits: string, shown = [STEP], after = 60_000) => {
    const answer = await takeTypedReturn(seller, digits, shown, later(after));
    return answer.ok ? 'taken' : answer.code;
  };
  expect(await typed(back.digits)).toBe('taken');
  expect(await typed(back.digits, [STEP - 4])).toBe('wrong_code');
  expect(await typed(back.digits, [STEP], 2 * SHOWN_MS)).toBe('expired');
  // One slip of a finger in the part that a phone can check.
  expect(await typed(back.digits.slice(0, -1) + String((Number(back.digits.at(-1)) + 1) % 10))).toBe(
    'wrong_code',
  );
});

test('a scanned text that was changed anywhere is never taken up for what it was', async () => {
  const { text } = await showSeller(seller, STEP);
  const honest = readShown(text);
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...'.09aZ_-s'), async (at, letter) => {
      fc.pre(text[at] !== letter);
      const taken = await takeUp(buyer, text.slice(0, at) + letter + text.slice(at + 1), NOW);
      if (!taken.ok) return;
      // Only the seller's own seal cannot be checked here: that is the server's.
      expect(text.lastIndexOf('.')).toBeLessThan(at);
      expect(taken.value.step).toBe(honest?.step);
    }),
    { numRuns: 200 },
  );
});

test('the picture of a code is read back as it was written', async () => {
  const long = { ...deal, orderId: orderId('o'.repeat(64)), sellerId: userId('s'.repeat(28)) };
  const { text } = await showSeller({ ...seller, deal: long }, STEP);
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4, scale: 4 });
  const size = modules.length;
  const data = Uint8ClampedArray.from(
    modules.flatMap((row) => row.flatMap((isDark) => (isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]))),
  );
  expect(codeInPixels({ width: size, height: size, data })).toBe(text);
  expect(codeInPixels({ width: size, height: size, data: data.fill(255) })).toBeNull();
  expect(beginOf(STEP)).toBeLessThanOrEqual(NOW);
});

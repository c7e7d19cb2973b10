import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meetingKeysCall } from '#documents/calls/meeting.ts';
import { stepOf, takenSteps, type MeetingDeal } from '#domain/meeting/meeting.ts';
import { MAX_WRONG_CODES, type MeetingReceipt } from '#domain/meeting/receipt.ts';
import { millis, milligrams, won } from '#domain/units.ts';
import {
  buyersReceipt,
  showReturn,
  showSeller,
  takeReturn,
  takeTypedReturn,
  takeUp,
  takeUpTyped,
  type MeetingGround,
} from '#services/meeting/seals.ts';
import { orderId, userId } from '#tests/support/domain-fixtures.ts';
import { takeReceipt } from '../../functions/src/meeting/confirm-meeting.ts';
import { closeBackend, database, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';
import { listing } from './listing.ts';

let seller: Person;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  [seller, buyer, stranger] = await Promise.all([
    signedIn('seller'),
    signedIn('buyer'),
    signedIn('stranger'),
  ]);
});
afterAll(closeBackend);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);

interface Reserved {
  readonly order: string;
  readonly product: string;
  readonly deal: MeetingDeal;
}

async function reserved(over: object = {}): Promise<Reserved> {
  const [order, product] = [freshId('order'), freshId('product')];
  await given({
    [`products/${product}`]: { ...listing({ sellerId: seller.uid }), status: 'reserved', dealt: true },
    [`orders/${order}`]: {
      productId: product,
      snapshot: { title: '18K 반지', purity: '18K', weightG: 3.75, thumbUrl: '' },
      buyerId: buyer.uid,
      sellerId: seller.uid,
      chatId: [product, ...[buyer.uid, seller.uid].toSorted()].join('_'),
      agreedPrice: 590_000,
      method: 'meet',
      status: 'reserved',
      createdAt: ago(HOUR_MS),
      updatedAt: ago(HOUR_MS),
      completedAt: null,
      ...over,
    },
  });
  const deal = {
    orderId: orderId(order),
    sellerId: userId(seller.uid),
    buyerId: userId(buyer.uid),
    weight: milligrams(3_750),
    amount: won(590_000),
  };
  return { order, product, deal };
}

/** One side's phone, once it has had a network. */
async function phone(person: Person, { order, deal }: Reserved): Promise<MeetingGround> {
  const answer = meetingKeysCall.answer(await person.call('meetingKeys', { orderId: order }));
  if (!answer?.ok) throw new Error(`no keys: ${JSON.stringify(answer)}`);
  return { deal, keys: answer.value, me: userId(person.uid) };
}

interface Met {
  /** As the buyer's and the seller's phone bring it. */
  readonly ofBuyer: MeetingReceipt;
  readonly ofSeller: MeetingReceipt;
}

/** The two meet, without any network. */
async function meet(reservation: Reserved, by: 'camera' | 'hand', at = millis(Date.now())): Promise<Met> {
  const [sellers, buyers] = [await phone(seller, reservation), await phone(buyer, reservation)];
  const shown = await showSeller(sellers, stepOf(at));
  const taken = await (by === 'camera'
    ? takeUp(buyers, shown.text, at)
    : takeUpTyped(buyers, shown.digits, at));
  if (!taken.ok) throw new Error(taken.code);
  const back = await showReturn(buyers, taken.value);
  const ofSeller = await (by === 'camera'
    ? takeReturn(sellers, back.text, [stepOf(at)], at)
    : takeTypedReturn(sellers, back.digits, [stepOf(at)], at));
  if (!ofSeller.ok) throw new Error(ofSeller.code);
  return { ofBuyer: await buyersReceipt(buyers, taken.value), ofSeller: ofSeller.value };
}

const bring = (person: Person, receipt: object) => person.call('confirmMeeting', receipt);
const TAKEN = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, code });
const orderAt = ({ order }: Reserved) => stored(`orders/${order}`);
const productAt = ({ product }: Reserved) => stored(`products/${product}`);
const noticesOf = async ({ order }: Reserved) =>
  (await database().collection('notifications').where('meta.orderId', '==', order).get()).docs;

describe('what two people have signed where they met', () => {
  test('completes their deal, whoever brings it, in whatever order and however often', async () => {
    for (const by of ['camera', 'hand'] as const) {
      for (const order of [
        ['buyer'],
        ['seller'],
        ['buyer', 'seller', 'buyer'],
        ['seller', 'buyer', 'seller'],
      ]) {
        const reservation = await reserved();
        const { ofBuyer, ofSeller } = await meet(reservation, by);
        for (const side of order) {
          const brought = side === 'buyer' ? bring(buyer, ofBuyer) : bring(seller, ofSeller);
          expect(await brought).toEqual(TAKEN);
        }
        const first = await orderAt(reservation);
        expect(first).toMatchObject({ status: 'completed', completedAt: expect.any(Timestamp) });
        expect(await productAt(reservation)).toMatchObject({ status: 'sold', dealt: true });
        expect(await stored(`meetings/${reservation.order}`)).toMatchObject({
          receipt: { broughtBy: order[0], weight: 3_750, amount: 590_000 },
        });
        expect((await noticesOf(reservation)).map((notice): unknown => notice.get('to'))).toEqual([
          order[0] === 'buyer' ? seller.uid : buyer.uid,
        ]);
      }
    }
  });

  test('brought by both at once is one receipt', async () => {
    const reservation = await reserved();
    const { ofBuyer, ofSeller } = await meet(reservation, 'camera');
    const answers = await Promise.all([
      bring(buyer, ofBuyer),
      bring(seller, ofSeller),
      bring(buyer, ofBuyer),
    ]);
    expect(answers).toEqual([TAKEN, TAKEN, TAKEN]);
    expect(await noticesOf(reservation)).toHaveLength(1);
  });

  test('counts where it comes days later, and where the seller had handed over or it was called off', async () => {
    const now = Date.now();
    for (const status of ['reserved', 'handed', 'cancelled']) {
      const reservation = await reserved({ createdAt: ago(9 * DAY_MS), updatedAt: ago(9 * DAY_MS) });
      const { ofBuyer } = await meet(reservation, 'camera', millis(now - 5 * DAY_MS));
      await database().doc(`orders/${reservation.order}`).update({ status });
      if (status === 'cancelled') {
        await database().doc(`products/${reservation.product}`).update({ status: 'selling' });
      }
      expect(await bring(buyer, ofBuyer)).toEqual(TAKEN);
      expect(await orderAt(reservation)).toMatchObject({ status: 'completed' });
      expect(await productAt(reservation)).toMatchObject({ status: 'sold' });
    }
  });

  test('is the buyer’s word: what asked them for it asks no more', async () => {
    const reservation = await reserved({ status: 'handed' });
    const { ofSeller } = await meet(reservation, 'camera');
    const asked = `notifications/deal-${reservation.order}-handed`;
    await given({ [asked]: { to: buyer.uid, read: false, meta: { orderId: reservation.order } } });
    expect(await bring(seller, ofSeller)).toEqual(TAKEN);
    expect(await stored(asked)).toMatchObject({ read: true, readAt: expect.any(Timestamp) });
  });

  test('sells what the seller has called off and hidden, and not what the desk has taken down', async () => {
    for (const [over, status] of [
      [{ status: 'hidden' }, 'sold'],
      [{ status: 'hidden', withheld: true }, 'hidden'],
    ] as const) {
      const reservation = await reserved();
      const { ofBuyer } = await meet(reservation, 'camera');
      await database().doc(`orders/${reservation.order}`).update({ status: 'cancelled' });
      await database().doc(`products/${reservation.product}`).update(over);
      expect(await bring(buyer, ofBuyer)).toEqual(TAKEN);
      expect(await orderAt(reservation)).toMatchObject({ status: 'completed' });
      expect(await productAt(reservation)).toMatchObject({ status });
    }
  });

  test('does not take a thing from whoever it has gone to meanwhile', async () => {
    const reservation = await reserved();
    const { ofBuyer } = await meet(reservation, 'camera');
    await database().doc(`orders/${reservation.order}`).update({ status: 'cancelled' });
    const next = await stored(`orders/${reservation.order}`);
    await given({ [`orders/${freshId('order')}`]: { ...next, status: 'reserved', buyerId: stranger.uid } });
    expect(await bring(buyer, ofBuyer)).toEqual(refused('dealt'));
    expect(await orderAt(reservation)).toMatchObject({ status: 'cancelled' });
  });
});

describe('what was not signed by both', () => {
  test('is refused for every reason by its name, and changes nothing', async () => {
    const [reservation, other] = [await reserved(), await reserved()];
    const { ofBuyer, ofSeller } = await meet(reservation, 'camera');
    const elsewhere = await meet(other, 'camera');
    const typed = await meet(other, 'hand');
    const code = (digits: string) => ({ kind: 'code', digits }) as const;
    const wrong = await wrongCode(reservation, ofBuyer.step);
    const seal = { kind: 'seal', seal: 'A'.repeat(22) } as const;
    const matrix: readonly (readonly [string, Person, object, string])[] = [
      ['wrong account', stranger, ofBuyer, 'denied'],
      ['no such order', buyer, { ...ofBuyer, orderId: freshId('order') }, 'gone'],
      [
        'the other’s receipt, not one’s own',
        buyer,
        { ...typed.ofSeller, orderId: reservation.order },
        'denied',
      ],
      ['a code instead of one’s own word', seller, { ...ofSeller, seller: code('123456') }, 'denied'],
      ['another weight', buyer, { ...ofBuyer, weight: 1 }, 'terms'],
      ['another amount', seller, { ...ofSeller, amount: 1 }, 'terms'],
      ['another deal’s receipt', buyer, { ...elsewhere.ofBuyer, orderId: reservation.order }, 'forged'],
      [
        'the seller’s word of another deal',
        buyer,
        { ...ofBuyer, seller: elsewhere.ofBuyer.seller },
        'forged',
      ],
      [
        'the buyer’s word of another deal',
        seller,
        { ...ofSeller, buyer: elsewhere.ofSeller.buyer },
        'forged',
      ],
      ['a made-up word of the seller', buyer, { ...ofBuyer, seller: seal }, 'forged'],
      ['a made-up word of the buyer', seller, { ...ofSeller, buyer: seal }, 'forged'],
      ['one’s own word for both', seller, { ...ofSeller, buyer: ofSeller.seller }, 'forged'],
      ['a made-up code of the seller', buyer, { ...ofBuyer, seller: wrong }, 'forged'],
      ['another time', buyer, { ...ofBuyer, step: ofBuyer.step + 1 }, 'forged'],
      ['taken up at another time', buyer, { ...ofBuyer, takenStep: ofBuyer.step + 1 }, 'forged'],
      ['taken up too late', buyer, { ...ofBuyer, takenStep: ofBuyer.step + 10 }, 'time'],
      ['out of the future', buyer, { ...ofBuyer, step: ofBuyer.step + 100, takenStep: null }, 'time'],
      ['before the order', buyer, { ...ofBuyer, step: ofBuyer.step - 1_000, takenStep: null }, 'time'],
    ];
    for (const [what, person, receipt, reason] of matrix) {
      expect([what, await bring(person, receipt)]).toEqual([what, refused(reason)]);
    }
    expect(await orderAt(reservation)).toMatchObject({ status: 'reserved', completedAt: null });
    expect(await stored(`meetings/${reservation.order}`)).toMatchObject({ receipt: null });
    expect(await noticesOf(reservation)).toEqual([]);
    // And the honest one is still taken.
    expect(await bring(seller, ofSeller)).toEqual(TAKEN);
  });

  test('cannot be guessed: after five wrong returns only the buyer’s own phone ends it', async () => {
    const reservation = await reserved();
    const { ofBuyer, ofSeller } = await meet(reservation, 'hand');
    const guess = { ...ofSeller, buyer: await wrongCode(reservation, ofSeller.step) };
    for (let time = 0; time < MAX_WRONG_CODES; time += 1) {
      expect(await bring(seller, guess)).toEqual(refused('forged'));
    }
    expect(await bring(seller, ofSeller)).toEqual(refused('too_often'));
    expect(await bring(buyer, ofBuyer)).toEqual(TAKEN);
  });

  test('and the buyer cannot give the seller’s word: what they know makes no code of the seller’s', async () => {
    for (const status of ['reserved', 'cancelled']) {
      const reservation = await reserved();
      const { ofBuyer } = await meet(reservation, 'hand');
      const buyers = await phone(buyer, reservation);
      await database().doc(`orders/${reservation.order}`).update({ status });
      const forged = await showSeller(buyers, stepOf(millis(Date.now())));
      const taken = await takeUpTyped(buyers, forged.digits, millis(Date.now()));
      if (!taken.ok) throw new Error(taken.code);
      const receipt = await buyersReceipt(buyers, taken.value);
      for (let time = 0; time < MAX_WRONG_CODES; time += 1) {
        expect(await bring(buyer, receipt)).toEqual(refused('forged'));
      }
      expect(await orderAt(reservation)).toMatchObject({ status, completedAt: null });
      // Guessing is over, for the true code as well; the seller's own phone still brings what was signed.
      expect(await bring(buyer, ofBuyer)).toEqual(refused('too_often'));
    }
  });

  test('and what is no receipt at all reaches nothing', async () => {
    const reservation = await reserved();
    const { ofBuyer } = await meet(reservation, 'camera');
    for (const over of [{ step: -1 }, { seller: { kind: 'code', digits: '12345' } }, { buyer: null }]) {
      expect(await bring(buyer, { ...ofBuyer, ...over })).toBe('INVALID_ARGUMENT');
    }
    expect(await callAnonymously('confirmMeeting', ofBuyer)).toBe('UNAUTHENTICATED');
    const unverified = await signedIn('unverified', { isVerified: false });
    expect(await unverified.call('confirmMeeting', ofBuyer)).toBe('PERMISSION_DENIED');
    // A device whose clock is ahead, and a server’s that is right.
    const early = millis(Date.now() - DAY_MS);
    const caller = { uid: userId(buyer.uid), isAdmin: false, name: 'buyer' };
    expect(await takeReceipt(caller, ofBuyer, early)).toEqual(refused('time'));
  });
});

/** Six digits that stand for nothing that either of the two can have shown in a step. */
async function wrongCode(reservation: Reserved, step: number) {
  const [sellers, buyers] = [await phone(seller, reservation), await phone(buyer, reservation)];
  const right = await Promise.all([
    showSeller(sellers, step),
    ...takenSteps(step).map((takenStep) => showReturn(buyers, { step, takenStep })),
  ]);
  const isRight = (guess: string) => right.some(({ digits }) => digits.startsWith(guess));
  for (let guess = 0; ; guess += 1) {
    const digits = String(guess).padStart(6, '0');
    if (!isRight(digits)) return { kind: 'code', digits } as const;
  }
}

describe('the keys of an order', () => {
  test('are each side’s own, with one that both have, and the same every time', async () => {
    const reservation = await reserved();
    // As their devices do, when both hear of the order.
    const [sellers, buyers] = await Promise.all([phone(seller, reservation), phone(buyer, reservation)]);
    expect(sellers.keys.shared).toBe(buyers.keys.shared);
    expect(new Set([sellers.keys.own, buyers.keys.own, buyers.keys.shared]).size).toBe(3);
    expect(await phone(buyer, reservation)).toEqual(buyers);
  });

  test('are nobody else’s, and of no deal that is over', async () => {
    const reservation = await reserved();
    const ask = (person: Person, order = reservation.order) => person.call('meetingKeys', { orderId: order });
    expect(await ask(stranger)).toEqual(refused('denied'));
    expect(await ask(buyer, freshId('order'))).toEqual(refused('gone'));
    expect(await callAnonymously('meetingKeys', { orderId: reservation.order })).toBe('UNAUTHENTICATED');
    for (const status of ['completed', 'cancelled']) {
      expect(await ask(buyer, (await reserved({ status })).order)).toEqual(refused('over'));
    }
    // Without keys nothing can have been signed.
    const { ofBuyer } = await meet(await reserved(), 'camera');
    expect(await bring(buyer, { ...ofBuyer, orderId: reservation.order })).toEqual(refused('forged'));
  });
});

import { createServer } from 'node:http';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { won } from '#domain/units.ts';
import { listen } from '#scripts/lib/listen.mjs';
import { forgetOffers } from '../../functions/src/people/forget-offers.ts';
import { endReservations } from '../../functions/src/scheduled/end-stale-reservations.ts';
import {
  setFedPrice,
  takeGoldPrice,
  type PriceFeed,
} from '../../functions/src/scheduled/fetch-gold-price.ts';
import { forget } from '../../functions/src/scheduled/forget-old.ts';
import { done, visibleRun } from '../../functions/src/system/visible-run.ts';
import { accounts, closeBackend, database, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';

const DAY_MS = 24 * 3_600_000;
const ago = (days: number): Timestamp => Timestamp.fromMillis(Date.now() - days * DAY_MS);

let desk: Person;
let customer: Person;
beforeAll(async () => {
  [desk, customer] = await Promise.all([signedIn('operator', { isAdmin: true }), signedIn('member')]);
});
afterAll(async () => {
  // The browser tests that share this backend begin with a house in order.
  for (const name of ['retention', 'reconciliation']) await database().doc(`systemRuns/${name}`).delete();
  await closeBackend();
});

describe('what is done by the clock', () => {
  test('leaves behind how it ended, and when it last ended well', async () => {
    await visibleRun('retention', async () => done({ notifications: 3 }));
    const good = await stored('systemRuns/retention');
    expect(good).toMatchObject({ outcome: 'done', figures: { notifications: 3 }, reason: '' });
    const fault = Object.assign(new Error('somebody@example.com'), { code: 'unavailable' });
    await expect(visibleRun('retention', () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await stored('systemRuns/retention')).toMatchObject({
      outcome: 'failed',
      reason: 'unavailable',
      lastDoneAt: good?.['lastDoneAt'],
    });
    expect(JSON.stringify(await stored('systemRuns/retention'))).not.toContain('somebody');
  });

  test('is seen to have been killed: it has begun and not ended', async () => {
    let seen: DocumentData | undefined;
    await visibleRun('reconciliation', async () => {
      seen = await stored('systemRuns/reconciliation');
      return done({});
    });
    expect(seen).toMatchObject({ outcome: 'running', endedAt: null });
  });
});

describe('the gold price of a feed', () => {
  const NOW = new Date('2024-05-10T03:00:00Z');
  const TODAY = '2024-05-10';
  let server: Awaited<ReturnType<typeof listen>>;
  let said: { status: number; body: string };
  let feed: PriceFeed;
  /** The price in force of who shares this backend, which is of another year. */
  const LEDGER = 'counters/gold-price';
  let inForce: DocumentData | undefined;
  const says = (over: object = {}) => {
    said = {
      status: 200,
      body: JSON.stringify({ date: TODAY, buyPerGram: 110_000, sellPerGram: 100_000, ...over }),
    };
  };
  const forgetPrices = () =>
    Promise.all(['2024-05-09', TODAY].map((date) => database().doc(`goldPrices/${date}`).delete()));

  beforeAll(async () => {
    inForce = await stored(LEDGER);
    server = await listen(
      createServer((_, response) => {
        response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
      }),
      0,
    );
    feed = { address: `http://127.0.0.1:${server.port}/`, source: freshId('feed'), maxJumpPercent: 5 };
  });
  beforeEach(async () => {
    await forgetPrices();
    await given({ [LEDGER]: { date: TODAY, buyPerGram: 110_000, sellPerGram: 100_000 } });
    feed = { ...feed, source: freshId('feed') };
    says();
  });
  afterAll(async () => {
    await forgetPrices();
    if (inForce) await given({ [LEDGER]: inForce });
    else await database().doc(LEDGER).delete();
    await server.close();
  });
  const actions = async (): Promise<number> =>
    (await database().collection('adminActions').where('byName', '==', feed.source).count().get()).data()
      .count;

  test('is set once, with a line in the desk’s history', async () => {
    expect(await takeGoldPrice(feed, NOW)).toMatchObject({ outcome: 'done', figures: { set: 1 } });
    expect(await takeGoldPrice(feed, NOW)).toMatchObject({ outcome: 'done', reason: 'same' });
    expect(await stored(`goldPrices/${TODAY}`)).toMatchObject({ buyPerGram: 110_000, source: feed.source });
    expect(await actions()).toBe(1);
    says({ buyPerGram: 111_000 });
    expect(await takeGoldPrice(feed, NOW)).toMatchObject({ figures: { set: 1 } });
    says();
    expect(await takeGoldPrice(feed, NOW)).toMatchObject({ figures: { set: 1 } });
    expect(await stored(`goldPrices/${TODAY}`)).toMatchObject({ buyPerGram: 110_000 });
    expect(await actions()).toBe(3);
  });

  test('moves the price in force, of which alerts are told', async () => {
    const moves = async () => {
      const { docs } = await database().collection('goldPriceMoves').where('to.date', '==', TODAY).get();
      return docs;
    };
    const former = new Set((await moves()).map(({ id }) => id));
    await given({ [LEDGER]: { date: '2024-05-09', buyPerGram: 220_000, sellPerGram: 200_000 } });
    for (const sellPerGram of [201_000, 202_000, 202_000]) {
      says({ buyPerGram: 220_000, sellPerGram });
      await takeGoldPrice(feed, NOW);
    }
    const own = (await moves()).filter(({ id }) => !former.has(id)).map((move) => move.data());
    expect(own.map(({ from, to }) => [from.sellPerGram, to.sellPerGram]).toSorted()).toEqual([
      [200_000, 201_000],
      [201_000, 202_000],
    ]);
    expect(await stored(LEDGER)).toEqual({ date: TODAY, buyPerGram: 220_000, sellPerGram: 202_000 });
  });

  test('that jumps too far is not set, and the run says so', async () => {
    await given({
      'goldPrices/2024-05-09': {
        date: '2024-05-09',
        buyPerGram: 100_000,
        sellPerGram: 95_000,
        source: 'desk',
        updatedAt: Timestamp.now(),
      },
    });
    expect(await takeGoldPrice(feed, NOW)).toMatchObject({ outcome: 'refused', reason: 'jump' });
    expect(await stored(`goldPrices/${TODAY}`)).toBeUndefined();
    expect(await takeGoldPrice({ ...feed, maxJumpPercent: 10 }, NOW)).toMatchObject({ figures: { set: 1 } });
  });

  test('does not undo what the desk has set by hand, in the words of the feed either', async () => {
    for (const source of ['desk', feed.source]) {
      const byHand = { date: TODAY, buyPerGram: 109_000, sellPerGram: 99_000, source };
      await given({ [`goldPrices/${TODAY}`]: { ...byHand, updatedAt: Timestamp.now() } });
      expect(await takeGoldPrice(feed, NOW)).toMatchObject({ outcome: 'done', reason: 'kept' });
      expect(await stored(`goldPrices/${TODAY}`)).toMatchObject(byHand);
    }
  });

  test('gives way to what was set by hand since somebody looked', async () => {
    const byHand = { date: TODAY, buyPerGram: 109_000, sellPerGram: 99_000, source: 'desk' };
    await given({ [`goldPrices/${TODAY}`]: { ...byHand, updatedAt: Timestamp.now() } });
    const price = { buyPerGram: won(111_000), sellPerGram: won(101_000) };
    expect(await setFedPrice({ date: TODAY, ...price, source: feed.source }, null, NOW)).toBe(false);
    expect(await stored(`goldPrices/${TODAY}`)).toMatchObject(byHand);
    expect(await stored(LEDGER)).toMatchObject({ sellPerGram: 100_000 });
    expect(await actions()).toBe(0);
  });

  test('whose words are others, or that does not answer, fails by a code', async () => {
    said = { status: 200, body: '<html>' };
    await expect(takeGoldPrice(feed, NOW)).rejects.toMatchObject({ code: 'not_understood' });
    said = { status: 503, body: '' };
    await expect(takeGoldPrice(feed, NOW)).rejects.toMatchObject({ code: 'http_503' });
    said = { status: 200, body: ' '.repeat(20_000) };
    await expect(takeGoldPrice(feed, NOW)).rejects.toMatchObject({ code: 'too_long' });
  });

  test('is not asked for where no address is configured', async () => {
    expect(await takeGoldPrice({ ...feed, address: '' }, NOW)).toMatchObject({ outcome: 'off' });
  });
});

describe('a reservation', () => {
  async function reserved(days: number, status = 'reserved') {
    const [product, order, seller, buyer] = [freshId('p'), freshId('o'), freshId('seller'), freshId('buyer')];
    await given({
      [`products/${product}`]: { sellerId: seller, title: '반지', status: 'reserved', dealt: true },
      [`orders/${order}`]: {
        productId: product,
        buyerId: buyer,
        sellerId: seller,
        agreedPrice: 1_000,
        status,
        snapshot: { title: '반지' },
        updatedAt: ago(days),
      },
    });
    return { product: `products/${product}`, order: `orders/${order}`, id: order, seller, buyer };
  }

  test('that nobody has touched for a month ends, once, and both sides hear of it', async () => {
    const { product, order, id, seller, buyer } = await reserved(31);
    await endReservations(new Date());
    expect(await stored(order)).toMatchObject({ status: 'cancelled' });
    const listing = await stored(product);
    expect(listing).toMatchObject({ status: 'selling' });
    expect(listing).not.toHaveProperty('dealt');
    expect(await stored(`notifications/deal-${id}-cancelled`)).toMatchObject({ to: buyer });
    const told = await stored(`notifications/deal-${id}-lapsed`);
    expect(told).toMatchObject({ to: seller });
    await endReservations(new Date());
    expect(await stored(`notifications/deal-${id}-lapsed`)).toEqual(told);
  });

  test('of somebody who has been suspended leaves the listing hidden when it ends, whoever ends it', async () => {
    const [lapsed, left] = [await reserved(31), await reserved(1)];
    const mark = { suspendedAt: ago(1) };
    await given({ [`formerMembers/${lapsed.seller}`]: mark, [`formerMembers/${left.seller}`]: mark });
    await endReservations(new Date());
    await forgetOffers(left.buyer);
    for (const { product, order } of [lapsed, left]) {
      expect(await stored(order)).toMatchObject({ status: 'cancelled' });
      expect(await stored(product)).toMatchObject({ status: 'hidden' });
      expect(await stored(product)).not.toHaveProperty('dealt');
    }
  });

  test('of yesterday stands, and so does a deal that was handed over', async () => {
    const [young, handed] = [await reserved(1), await reserved(60, 'handed')];
    await endReservations(new Date());
    expect(await stored(young.order)).toMatchObject({ status: 'reserved' });
    expect(await stored(handed.order)).toMatchObject({ status: 'handed' });
    expect(await stored(young.product)).toMatchObject({ status: 'reserved', dealt: true });
  });
});

test('a notice goes after half a year, and evidence after three', async () => {
  const [old, young, proof, newer] = ['old', 'young', 'proof', 'newer'].map(freshId);
  await given({
    [`notifications/${old}`]: { to: 'x', createdAt: ago(181) },
    [`notifications/${young}`]: { to: 'x', createdAt: ago(179) },
    [`evidence/${proof}`]: { path: 'posts/x', at: ago(3 * 365 + 1) },
    [`evidence/${newer}`]: { path: 'posts/x', at: ago(3 * 365 - 1) },
    [`withheld/post-${proof}`]: { path: 'posts/x', at: ago(3 * 365 + 1) },
    [`withheld/post-${newer}`]: { path: 'posts/x', at: ago(3 * 365 - 1) },
  });
  await forget('notifications', new Date());
  await forget('evidence', new Date());
  await forget('withheld', new Date());
  expect(await stored(`withheld/post-${proof}`)).toBeUndefined();
  expect(await stored(`withheld/post-${newer}`)).toBeDefined();
  expect(await stored(`notifications/${old}`)).toBeUndefined();
  expect(await stored(`evidence/${proof}`)).toBeUndefined();
  expect(await stored(`notifications/${young}`)).toMatchObject({ to: 'x' });
  expect(await stored(`evidence/${newer}`)).toMatchObject({ path: 'posts/x' });
});

test('of what is too old one run takes all that there is, for as long as it has time', async () => {
  const old = Array.from({ length: 60 }, () => freshId('old'));
  await given(
    Object.fromEntries(
      old.map((id) => [`sellerDisclosures/${id}`, { sellerId: 'x', createdAt: ago(10 * 365) }]),
    ),
  );
  const left = async (): Promise<number> => {
    const found = await database().getAll(...old.map((id) => database().doc(`sellerDisclosures/${id}`)));
    return found.filter(({ exists }) => exists).length;
  };
  expect(await forget('sellerDisclosures', new Date(), { atOnce: 1, until: 0 })).toBe(1);
  expect(await left()).toBe(59);
  await forget('sellerDisclosures', new Date(), { atOnce: 1 });
  expect(await left()).toBe(0);
});

test('what waits is counted for admins alone', async () => {
  await given({ [`pushes/${freshId('push')}`]: { uid: 'x', state: 'waiting', tokens: ['t'] } });
  const answer = await desk.call('countQueues', null);
  expect(answer).toMatchObject({ ok: true, value: { reports: expect.any(Number) } });
  expect(Reflect.get(Object(Reflect.get(Object(answer), 'value')), 'pushes')).toBeGreaterThan(0);
  expect(await customer.call('countQueues', null)).toBe('PERMISSION_DENIED');
  expect(await callAnonymously('countQueues', null)).toBe('UNAUTHENTICATED');
});

describe('a member', () => {
  const search = (person: Person, words: string, callId = freshId('look')): Promise<unknown> =>
    person.call('findMember', { callId, words });
  const foundBy = async (words: string): Promise<unknown> => {
    const answer = await search(desk, words);
    return Reflect.get(Object(answer), 'value');
  };

  test('is found by nickname, e-mail, id and the number of an exchange, whole', async () => {
    const member = await signedIn('sought');
    const { email = '' } = await accounts().getUser(member.uid);
    const [nickname, exchange] = [freshId('별명'), freshId('exchange')];
    const requestNo = `GN-240510-${String(Date.now()).slice(-7)}`;
    await given({
      [`profiles/${member.uid}`]: { nickname },
      [`goldExchanges/${exchange}`]: {
        userId: member.uid,
        requestNo,
        status: 'completed',
        createdAt: Timestamp.now(),
      },
    });
    const masked = `${email.slice(0, 2)}***@example.com`;
    const shown = { uid: member.uid, nickname, email: masked, isVerified: true, isSuspended: false };
    for (const words of [nickname, ` ${nickname} `, member.uid, requestNo, requestNo.replaceAll('-', '')]) {
      expect(await foundBy(words)).toMatchObject([shown]);
    }
    expect(await foundBy(email)).toMatchObject([{ ...shown, email }]);
    expect(await foundBy(nickname)).toMatchObject([
      { exchanges: [{ id: exchange, requestNo, status: 'completed' }] },
    ]);
    expect(JSON.stringify(await foundBy(nickname))).not.toContain('phone');
    expect(await foundBy(nickname.slice(0, -1))).toEqual([]);
  });

  test('is searched for by admins alone, and the search is written down without its words', async () => {
    const [callId, words] = [freshId('look'), freshId('nobody')];
    expect(await search(desk, words, callId)).toEqual({ ok: true, value: [] });
    const look = await stored(`adminActions/${callId}`);
    expect(look).toMatchObject({ kind: 'member_search', by: desk.uid, found: 0, uids: [] });
    expect(JSON.stringify(look)).not.toContain(words);
    expect(await search(customer, words)).toBe('PERMISSION_DENIED');
    expect(await callAnonymously('findMember', { callId, words })).toBe('UNAUTHENTICATED');
    expect(await search(desk, 'a')).toBe('INVALID_ARGUMENT');
  });
});

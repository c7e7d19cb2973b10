import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExchangeEvent } from '#domain/exchange/exchange-event.ts';
import { EXCHANGE_STATUSES } from '#domain/exchange/exchange.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { millis, milligrams, type Millis } from '#domain/units.ts';
import { anyDeskEvent } from '#tests/support/desk-events.ts';
import { exchangeId, storeId as storeIdOf, userId } from '#tests/support/domain-fixtures.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { placeExchange } from '../../functions/src/exchange/request-exchange.ts';
import { moveExchange } from '../../functions/src/exchange/transition-exchange.ts';
import { recountStatistics } from '../../functions/src/statistics/recount-statistics.ts';
import { closeBackend, database, eventually, freshId, given, stored, withoutFunctions } from './backend.ts';
import { runCommand } from './commands.ts';
import { exchangingStore } from './exchanging-store.ts';

const storeId = storeIdOf(freshId('store'));
const TRANSITIONS = 500;
/** One document after the other, each on disk before the next, on a machine that may be busy. */
const PATIENCE = { timeout: 1_200_000 };
/** Long ago, so that nothing else is counted on these days; the desks work a year in them. */
const START = millis(Date.parse('2001-01-01T09:00:00+09:00'));
const DAY_MS = 86_400_000;
/** Who works side by side, each at exchanges and in weeks of their own. */
const DESKS = Array.from({ length: 10 }, (_, n) => ({
  uid: userId(freshId('desk')),
  isAdmin: true,
  name: 'desk',
  seed: 20_260_311 + n,
  begins: millis(START + n * 35 * DAY_MS),
}));
type Desk = (typeof DESKS)[number];

beforeAll(() => given({ [`stores/${storeId}`]: exchangingStore('금나루 통계점') }));
afterAll(async () => {
  // The browser tests that share this backend should find neither at the desk.
  await database().doc(`stores/${storeId}`).delete();
  const made = await database().collection('goldExchanges').where('storeId', '==', storeId).select().get();
  await withoutFunctions(() => Promise.all(made.docs.map(({ ref }) => database().recursiveDelete(ref))));
  await recountStatistics();
  await closeBackend();
});

const recount = () => runCommand('recount-statistics.mjs');

const counted = async (date: string, field: string): Promise<number> =>
  Number((await stored(`statistics/${date}`))?.[field] ?? 0);

async function ask(now: Millis): Promise<string> {
  const [id, uid] = [exchangeId(freshId('exchange')), userId(freshId('customer'))];
  const request = {
    items: [{ purity: '18K', weight: milligrams(3_750), count: 5, note: '' }],
    targetBars: [{ weight: milligrams(10_000), count: 1 }],
    storeId,
    preferredSlots: [millis(now + DAY_MS)],
    contactPhone: '010-1234-5678',
  } as const;
  const answer = await placeExchange({ uid, isAdmin: false, name: 'customer' }, { id, request }, now);
  expect(answer).toMatchObject({ ok: true });
  return id;
}

/** Something that the desk may do with an exchange as it stands, with figures of chance. */
async function anEvent(
  id: string,
  desk: Desk,
  now: Millis,
  random: SeededRandom,
): Promise<ExchangeEvent | null> {
  const exchange = await stored(`goldExchanges/${id}`);
  const status = EXCHANGE_STATUSES.find((known) => known === exchange?.['status']);
  if (!exchange || !status) throw new Error(`no exchange ${id}`);
  const version = Number(exchange['version']);
  const standing = {
    userId: userId(String(exchange['userId'])),
    storeId,
    status,
    version,
    scheduledAt: null,
  };
  return anyDeskEvent(standing, desk.uid, now, random);
}

/** Exchanges that a desk has before it at once. */
const AT_HAND = 5;

/** A desk's year: `made` transitions so far, at `now`. */
interface Work {
  readonly desk: Desk;
  readonly random: SeededRandom;
  now: Millis;
  made: number;
}

/** One change after another until all of `open` have ended; now and then a call is sent twice at once. */
async function workOff(work: Work, open: readonly string[], wanted: number): Promise<void> {
  const { desk, random } = work;
  const left = [...open];
  while (left.length > 0 && work.made < wanted) {
    work.now = millis(work.now + random.below(DAY_MS));
    const slot = random.below(left.length);
    const id = exchangeId(String(left[slot]));
    const event = await anEvent(id, desk, work.now, random);
    if (event === null) {
      left.splice(slot, 1);
      continue;
    }
    const call = () => moveExchange(desk, { id, callId: `call-${event.version}`, event }, work.now);
    const answers = random.chance(0.1) ? await Promise.all([call(), call()]) : [await call()];
    for (const answer of answers) expect(answer).toMatchObject({ ok: true });
    work.made += 1;
  }
}

/**
 * Gives how many exchanges were asked for. They are asked for one by one: each looks through all that there
 * are, and what is changed meanwhile makes it wait a second and more.
 */
async function makeTransitions(wantedOfEach: number): Promise<number> {
  const works: readonly Work[] = DESKS.map((desk) => ({
    desk,
    random: new SeededRandom(desk.seed),
    now: desk.begins,
    made: 0,
  }));
  let asked = 0;
  for (;;) {
    const busy = works.filter(({ made }) => made < wantedOfEach);
    if (busy.length === 0) return asked;
    const open = new Map<Work, string[]>();
    for (const work of busy) {
      const ids: string[] = [];
      while (ids.length < AT_HAND) ids.push(await ask(work.now));
      open.set(work, ids);
      asked += AT_HAND;
    }
    await Promise.all(busy.map((work) => workOff(work, open.get(work) ?? [], wantedOfEach)));
  }
}

test('after 500 random transitions the statistics equal a recount', PATIENCE, async () => {
  // What other tests and the seed have written past the functions.
  await recountStatistics();
  // A thousand notices and pushes of nobody's would keep the other tests waiting.
  const asked = await withoutFunctions(() => makeTransitions(TRANSITIONS / DESKS.length));
  expect((await recountStatistics()).corrected).toEqual([]);
  const days = await database()
    .collection('statistics')
    .where('__name__', '>=', database().doc('statistics/2001-01-01'))
    .where('__name__', '<=', database().doc('statistics/2003-12-31'))
    .get();
  const sumOf = (field: string): number =>
    days.docs.reduce((sum, day) => sum + Number(day.get(field) ?? 0), 0);
  expect(sumOf('asked')).toBe(asked);
  expect(sumOf('askedCompleted')).toBe(sumOf('completed'));
  expect(sumOf('completed')).toBeGreaterThan(10);
});

test('what was broken by hand is put right, to the day', async () => {
  const [today, yesterday] = [0, 1].map((days) => seoulDate(millis(START - (1 + days) * DAY_MS)));
  const id = freshId('exchange');
  const history = [{ to: 'requested', at: Timestamp.fromMillis(START - DAY_MS) }];
  await given({
    [`goldExchanges/${id}`]: { userId: 'x', storeId, status: 'requested', version: 0, history },
    [`statistics/${today}`]: { asked: 7, listings: 'many', completed: 1_000_000 },
    [`statistics/${yesterday}`]: { users: -3 },
  });
  expect((await recount()).output).toContain(`corrected ${yesterday}, ${today}; `);
  expect(await counted(String(today), 'asked')).toBe(1);
  expect(await counted(String(today), 'completed')).toBe(0);
  expect(await counted(String(yesterday), 'users')).toBe(0);
  expect((await recount()).output).toContain('nothing to correct');
});

test('members, listings and completed deals are counted once each, on their day, and out again', async () => {
  const [uid, product, order] = [freshId('member'), freshId('product'), freshId('order')];
  const at = Timestamp.fromDate(new Date('2019-05-05T00:30:00+09:00'));
  const day = '2019-05-05';
  await given({
    [`users/${uid}`]: { nickname: '', phone: '', email: `${uid}@example.com`, createdAt: at },
    [`products/${product}`]: { sellerId: uid, status: 'hidden', price: 1, createdAt: at, updatedAt: at },
    [`orders/${order}`]: {
      status: 'completed',
      buyerId: uid,
      sellerId: freshId('seller'),
      agreedPrice: 610_000,
      completedAt: at,
      snapshot: { purity: '18K', weightG: 3.75 },
    },
  });
  await eventually(async () => {
    expect(await stored(`statistics/${day}`)).toMatchObject({
      users: 1,
      listings: 1,
      trades: 1,
      tradeWon: 610_000,
      tradedMg_18K: 3_750,
    });
  });
  await database().doc(`products/${product}`).update({ price: 2 });
  await database().doc(`orders/${order}`).update({ status: 'cancelled' });
  await database().doc(`users/${uid}`).delete();
  await eventually(async () => {
    expect(await stored(`statistics/${day}`)).toMatchObject({
      users: 0,
      listings: 1,
      trades: 0,
      tradeWon: 0,
    });
  });
  await database().doc(`products/${product}`).delete();
  await eventually(async () => {
    expect(await counted(day, 'listings')).toBe(0);
  });
});

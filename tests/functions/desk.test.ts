import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFeeTableCall, setGoldPriceCall } from '#documents/calls/desk.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { PRICE_EDIT_LIMITS } from '#domain/gold/price-edit.ts';
import { dateAfter } from '#domain/time/business-days.ts';
import { DAY_MS, dayNumberOfDate, seoulDate, startOfSeoulDay } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { addTable as addTableAt } from '../../functions/src/desk/add-fee-table.ts';
import { setPrice as setPriceAt } from '../../functions/src/desk/set-gold-price.ts';
import { accounts, closeBackend, database, freshId, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';

const TODAY = seoulDate(millis(Date.now()));
/** A day that nothing else looks at. */
const FAR = dateAfter(TODAY, 6) ?? TODAY;
/** The last for which a price may be set. */
const LAST = dateAfter(TODAY, PRICE_EDIT_LIMITS.daysAhead) ?? TODAY;

let desk: Person;
let customer: Person;
let unverified: Person;
let former: Person;

beforeAll(async () => {
  [desk, customer, unverified, former] = await Promise.all([
    signedIn('desk', { isAdmin: true }),
    signedIn('customer'),
    signedIn('newcomer', { isVerified: false }),
    signedIn('former', { isAdmin: true }),
  ]);
  await accounts().setCustomUserClaims(former.uid, {});
});
afterAll(async () => {
  // The browser tests that share this backend should see the shipped table and the seed's prices.
  const tables = await database().collection('feeTables').where('createdBy', '==', desk.uid).get();
  await Promise.all([
    ...tables.docs.map(({ ref }) => ref.delete()),
    ...[FAR, LAST].map((date) => database().doc(`goldPrices/${date}`).delete()),
  ]);
  await closeBackend();
});

const price = { date: FAR, buyPerGram: 228_000, sellPerGram: 214_400, source: ' 한국금거래소 ' };
const setPrice = (person: Person, changes: object = {}, callId = freshId('call')) =>
  person.call('setGoldPrice', { callId, price: { ...price, ...changes } });

const rules = [{ kind: 'grams_exact', grams: 11.25, fee: 25_000 }];
const addTable = (person: Person, changes: object = {}, callId = freshId('call')) =>
  person.call('addFeeTable', { callId, table: { effectiveFrom: FAR, rules, ...changes } });

const actionsOf = async (uid: string): Promise<DocumentData[]> =>
  (await database().collection('adminActions').where('by', '==', uid).get()).docs.map((one) => one.data());

describe('the gold price', () => {
  test('is set and corrected, and each change is written down once with its maker', async () => {
    const [admin, callId] = [await signedIn('pricer', { isAdmin: true }), freshId('call')];
    expect(await setPrice(admin, {}, callId)).toEqual({ ok: true, value: null });
    expect(await setPrice(admin, {}, callId)).toEqual({ ok: true, value: null });
    expect(await setPrice(admin, { buyPerGram: 229_000 })).toEqual({ ok: true, value: null });
    const set = await stored(`goldPrices/${FAR}`);
    expect(set).toMatchObject({ buyPerGram: 229_000, sellPerGram: 214_400, source: '한국금거래소' });
    expect(set?.['updatedAt']).toBeInstanceOf(Timestamp);
    const actions = await actionsOf(admin.uid);
    expect(actions).toHaveLength(2);
    expect(actions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'gold_price', date: FAR, buyPerGram: 228_000 }),
        expect.objectContaining({ kind: 'gold_price', date: FAR, buyPerGram: 229_000 }),
      ]),
    );
  });

  test('that makes no sense is refused by name', async () => {
    expect(await setPrice(desk, { sellPerGram: 230_000 })).toEqual({ ok: false, code: 'sell_above_buy' });
    expect(await setPrice(desk, { date: '2020-01-01' })).toEqual({ ok: false, code: 'date_out_of_range' });
    expect(await setPrice(desk, { buyPerGram: '228000' })).toBe('INVALID_ARGUMENT');
  });
});

describe('the fee table', () => {
  test('is added, never changed, and the later one of a day counts', async () => {
    const callId = freshId('call');
    expect(await addTable(desk, {}, callId)).toEqual({ ok: true, value: null });
    expect(await addTable(desk, {}, callId)).toEqual({ ok: true, value: null });
    expect(await addTable(desk, { rules: DEFAULT_FEE_TABLE.rules })).toEqual({ ok: true, value: null });
    const tables = await database().collection('feeTables').where('createdBy', '==', desk.uid).get();
    const inOrder = tables.docs.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(inOrder.map((table) => table.data())).toMatchObject([
      { effectiveFrom: FAR, rules },
      { effectiveFrom: FAR, rules: DEFAULT_FEE_TABLE.rules },
    ]);
  });

  test('that makes no sense is refused, and says which rule', async () => {
    expect(await addTable(desk, { effectiveFrom: '2020-01-01' })).toEqual({
      ok: false,
      code: 'date_passed',
      rule: null,
    });
    expect(await addTable(desk, { rules: [...rules, ...rules] })).toEqual({
      ok: false,
      code: 'rule_useless',
      rule: 1,
    });
    expect(await addTable(desk, { rules: [{ kind: 'free' }] })).toBe('INVALID_ARGUMENT');
  });
});

test('a call whose answer was lost is answered as the first time, though it could not be made any more', async () => {
  const admin = { uid: userId(desk.uid), isAdmin: true, name: '담당자' };
  const now = millis(Date.now());
  const table = addFeeTableCall.request({ callId: freshId('call'), table: { effectiveFrom: FAR, rules } });
  const dayAfter = startOfSeoulDay((dayNumberOfDate(FAR) ?? 0) + 1);
  // By a clock that is a day behind nobody may set it yet.
  const dayBefore = new Date(now - DAY_MS);
  const set = setGoldPriceCall.request({ callId: freshId('call'), price: { ...price, date: LAST } });
  if (table === null || set === null) throw new Error('no call of a page of ours');
  for (const at of [now, dayAfter]) {
    expect(await addTableAt(admin, table, at)).toEqual({ ok: true, value: null });
  }
  for (const at of [new Date(now), dayBefore]) {
    expect(await setPriceAt(admin, set, at)).toEqual({ ok: true, value: null });
  }
  const callId = freshId('call');
  expect(await addTableAt(admin, { ...table, callId }, dayAfter)).toMatchObject({ code: 'date_passed' });
  expect(await setPriceAt(admin, { ...set, callId }, dayBefore)).toEqual({
    ok: false,
    code: 'date_out_of_range',
  });
});

test('a call under an id that has set otherwise is refused', async () => {
  const price = freshId('call');
  const pricer = await signedIn('pricer', { isAdmin: true });
  expect(await setPrice(pricer, {}, price)).toEqual({ ok: true, value: null });
  expect(await setPrice(pricer, { buyPerGram: 230_000 }, price)).toBe('ALREADY_EXISTS');
  expect(await addTable(pricer, {}, price)).toBe('ALREADY_EXISTS');
});

describe('what only the desk may do', () => {
  test.each<[string, () => object]>([
    ['setGoldPrice', () => ({ callId: freshId('call'), price })],
    ['addFeeTable', () => ({ callId: freshId('call'), table: { effectiveFrom: FAR, rules } })],
    ['decideReport', () => ({ id: 'r1', callId: freshId('call'), decision: 'keep', note: '' })],
    ['viewReport', () => ({ id: 'r1' })],
  ])('%s refuses everybody else, and a former admin whatever the token says', async (name, data) => {
    expect(await callAnonymously(name, data())).toBe('UNAUTHENTICATED');
    for (const person of [unverified, customer, former]) {
      expect(await person.call(name, data())).toBe('PERMISSION_DENIED');
    }
  });
});

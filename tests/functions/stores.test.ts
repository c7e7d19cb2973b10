import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateAfter } from '#domain/time/business-days.ts';
import { seoulClock, seoulDate, startOfSeoulDay, dayNumberOfDate } from '#domain/time/seoul.ts';
import { millis } from '#domain/units.ts';
import { closeBackend, database, freshId, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';

const TODAY = seoulDate(millis(Date.now()));
const HOLIDAY = dateAfter(TODAY, 5) ?? TODAY;
/** Noon of a day, in epoch milliseconds. */
const noonOf = (date: string): number => startOfSeoulDay(dayNumberOfDate(date) ?? 0) + 12 * 3_600_000;

let desk: Person;
let customer: Person;
const made: string[] = [];

beforeAll(async () => {
  [desk, customer] = await Promise.all([signedIn('keeper', { isAdmin: true }), signedIn('visitor')]);
});
afterAll(async () => {
  // The browser tests that share this backend should see the seed's stores alone.
  await Promise.all(made.map((id) => database().doc(`stores/${id}`).delete()));
  await closeBackend();
});

const store = {
  name: ' 금나루 새매장 ',
  address: '서울특별시 종로구 돈화문로 1',
  phone: '021234567',
  lat: 37.5704,
  lng: 126.9911,
  hours: Array.from({ length: 7 }, () => ({ opens: 600, closes: 1_140 })),
  holidays: [HOLIDAY, '2020-01-01'],
  isClosed: false,
  services: ['exchange'],
};

interface Saving {
  readonly id?: string;
  readonly isNew?: boolean;
  readonly changes?: object;
  readonly callId?: string;
}

const newStore = (): string => {
  const id = freshId('store');
  made.push(id);
  return id;
};

const save = (
  person: Person,
  { id = newStore(), isNew = true, changes = {}, callId = freshId('call') }: Saving = {},
): Promise<unknown> => person.call('saveStore', { callId, id, isNew, store: { ...store, ...changes } });

const actionsOf = async (storeId: string): Promise<DocumentData[]> =>
  (await database().collection('adminActions').where('storeId', '==', storeId).get()).docs.map((one) =>
    one.data(),
  );

describe('a store', () => {
  test('is opened once, however often the same call comes, and who did it is written down', async () => {
    const [id, callId] = [newStore(), freshId('call')];
    expect(await save(desk, { id, callId })).toEqual({ ok: true, value: null });
    expect(await save(desk, { id, callId })).toEqual({ ok: true, value: null });
    expect(await stored(`stores/${id}`)).toMatchObject({
      name: '금나루 새매장',
      phone: '02-123-4567',
      holidays: [HOLIDAY],
      isClosed: false,
    });
    expect(await actionsOf(id)).toMatchObject([{ kind: 'store', by: desk.uid, isClosed: false }]);
  });

  test('is changed, closed and opened again', async () => {
    const id = newStore();
    await save(desk, { id });
    expect(await save(desk, { id, isNew: false, changes: { isClosed: true } })).toMatchObject({ ok: true });
    expect(await stored(`stores/${id}`)).toMatchObject({ isClosed: true });
    expect(await save(desk, { id, isNew: false, changes: { name: '새 이름' } })).toMatchObject({ ok: true });
    expect(await stored(`stores/${id}`)).toMatchObject({ isClosed: false, name: '새 이름' });
    expect(await actionsOf(id)).toHaveLength(3);
  });

  test('that makes no sense is refused by name', async () => {
    expect(await save(desk, { changes: { lat: 126.9 } })).toEqual({ ok: false, code: 'place_invalid' });
    expect(await save(desk, { changes: { services: [] } })).toEqual({ ok: false, code: 'services_missing' });
    expect(await save(desk, { changes: { hours: 'always' } })).toBe('INVALID_ARGUMENT');
    expect(await save(desk, { isNew: false })).toEqual({ ok: false, code: 'unknown' });
    const id = newStore();
    await save(desk, { id });
    expect(await save(desk, { id })).toEqual({ ok: false, code: 'taken' });
  });

  test('is nobody’s to write but an admin’s', async () => {
    const id = newStore();
    expect(await save(customer, { id })).toBe('PERMISSION_DENIED');
    expect(await callAnonymously('saveStore', { callId: freshId('call'), id, isNew: true, store })).toBe(
      'UNAUTHENTICATED',
    );
    expect(await stored(`stores/${id}`)).toBeUndefined();
  });
});

const ask = (
  storeId: string,
  preferredSlots: readonly number[],
  id = freshId('exchange'),
): Promise<unknown> =>
  customer.call('requestExchange', {
    id,
    request: {
      items: [{ purity: '24K', weight: 37_500, count: 1, note: '' }],
      targetBars: [{ weight: 37_500, count: 1 }],
      storeId,
      preferredSlots,
      contactPhone: '010-1234-5678',
    },
  });

describe('a request for an exchange', () => {
  test('is not taken by a store that is closed', async () => {
    const id = newStore();
    await save(desk, { id, changes: { isClosed: true } });
    expect(await ask(id, [noonOf(HOLIDAY)])).toEqual({ ok: false, code: 'store_required' });
  });

  test('is not taken by a store that does not exchange', async () => {
    const id = newStore();
    await save(desk, { id, changes: { services: ['buy', 'sell'] } });
    expect(await ask(id, [noonOf(dateAfter(HOLIDAY, 1) ?? HOLIDAY)])).toEqual({
      ok: false,
      code: 'store_required',
    });
  });

  test('needs a day on which the store works in its week', async () => {
    const [id, day] = [newStore(), dateAfter(HOLIDAY, 1) ?? HOLIDAY];
    const weekday = seoulClock(millis(noonOf(day))).weekday;
    const hours = Array.from({ length: 7 }, (_, index) =>
      index === weekday ? null : { opens: 600, closes: 1_140 },
    );
    await save(desk, { id, changes: { hours } });
    expect(await ask(id, [noonOf(day)])).toEqual({ ok: false, code: 'slots_invalid' });
    expect(await ask(id, [noonOf(day), noonOf(dateAfter(day, 1) ?? day)])).toMatchObject({ ok: true });
  });

  test('needs a time at which the store is open', async () => {
    const [id, day] = [newStore(), dateAfter(HOLIDAY, 1) ?? HOLIDAY];
    await save(desk, { id });
    const [early, late] = [noonOf(day) - 3 * 3_600_000, noonOf(day) + 7 * 3_600_000];
    expect(await ask(id, [early, late])).toEqual({ ok: false, code: 'slots_invalid' });
  });

  test('needs a day that is no holiday of the store', async () => {
    const id = newStore();
    await save(desk, { id });
    expect(await ask(id, [noonOf(HOLIDAY)])).toEqual({ ok: false, code: 'slots_invalid' });
    const next = dateAfter(HOLIDAY, 1) ?? HOLIDAY;
    expect(await ask(id, [noonOf(HOLIDAY), noonOf(next)])).toMatchObject({ ok: true });
  });
});

test('a visit is agreed on at a store that is open, and one that stands is moved within a store that has closed', async () => {
  const [closing, other, exchange] = [newStore(), newStore(), freshId('exchange')];
  await Promise.all([save(desk, { id: closing }), save(desk, { id: other })]);
  const day = dateAfter(HOLIDAY, 1) ?? HOLIDAY;
  expect(await ask(closing, [noonOf(day)], exchange)).toMatchObject({ ok: true });
  const close = (isClosed: boolean) => save(desk, { id: closing, isNew: false, changes: { isClosed } });
  const schedule = (storeId: string, version: number): Promise<unknown> =>
    desk.call('transitionExchange', {
      id: exchange,
      callId: freshId('call'),
      event: { kind: 'schedule', version, scheduledAt: noonOf(day) + version, storeId },
    });
  await close(true);
  expect(await schedule(closing, 0)).toBe('INVALID_ARGUMENT');
  expect(await stored(`goldExchanges/${exchange}`)).toMatchObject({ status: 'requested' });
  await close(false);
  expect(await schedule(closing, 0)).toMatchObject({ ok: true });
  await close(true);
  expect(await schedule(closing, 1)).toMatchObject({ ok: true });
  expect(await schedule(other, 2)).toMatchObject({ ok: true });
  expect(await schedule(closing, 3)).toBe('INVALID_ARGUMENT');
});

import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestExchangeCall } from '#documents/calls/exchange.ts';
import { millis } from '#domain/units.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { placeExchange } from '../../functions/src/exchange/request-exchange.ts';
import { accounts, closeBackend, database, eventually, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';
import { exchangingStore } from './exchanging-store.ts';

const HOUR_MS = 3_600_000;
const REQUEST_NO = /^GN-\d{6}-\d{4,}$/;
const inHours = (hours: number): number => Math.trunc(Date.now() + hours * HOUR_MS);
const storeId = freshId('store');

let customer: Person;
let desk: Person;

beforeAll(async () => {
  await given({ [`stores/${storeId}`]: exchangingStore('금나루 시험점') });
  [customer, desk] = await Promise.all([signedIn('customer'), signedIn('desk', { isAdmin: true })]);
});
afterAll(async () => {
  // The browser tests that share this backend should not find it among the stores.
  await database().doc(`stores/${storeId}`).delete();
  await closeBackend();
});

const item = { purity: '18K', weight: 3_750, count: 5, note: '' };
const requestOf = (changes: object = {}) => ({
  items: [item],
  targetBars: [{ weight: 10_000, count: 1 }],
  storeId,
  preferredSlots: [inHours(48)],
  contactPhone: '010-1234-5678',
  ...changes,
});

const ask = (person: Person, id = freshId('exchange'), changes: object = {}) =>
  person.call('requestExchange', { id, request: requestOf(changes) });

const move = (person: Person, id: string, event: object, callId = freshId('call')) =>
  person.call('transitionExchange', { id, callId, event });

const schedule = (version: number, hours = 72) => ({
  kind: 'schedule',
  version,
  scheduledAt: inHours(hours),
  storeId,
});

const eventsOf = async (id: string): Promise<DocumentData[]> =>
  (await database().collection(`goldExchanges/${id}/events`).orderBy('version').get()).docs.map((event) =>
    event.data(),
  );

const noticesTo = async (uid: string): Promise<DocumentData[]> =>
  (await database().collection('notifications').where('to', '==', uid).get()).docs.map((notice) =>
    notice.data(),
  );

function must<T>(value: T | null): T {
  if (value === null) throw new Error('no call of a page of ours');
  return value;
}

/** A request of a new customer, taken. */
async function requested(): Promise<{ readonly owner: Person; readonly id: string }> {
  const [owner, id] = [await signedIn('owner'), freshId('exchange')];
  expect(await ask(owner, id)).toMatchObject({ ok: true });
  return { owner, id };
}

describe('asking for an exchange', () => {
  test('writes it with a number, an estimate of the server’s own and the first line of the log', async () => {
    const id = freshId('exchange');
    const answer = await ask(customer, id);
    const exchange = await stored(`goldExchanges/${id}`);
    expect(exchange).toMatchObject({
      userId: customer.uid,
      status: 'requested',
      viewed: true,
      version: 0,
      items: [{ purity: '18K', weightG: 3.75, count: 5, note: '' }],
      targetBars: [{ weightG: 10, count: 1 }],
      estimate: { fineGoldG: 14.063, fee: 20_000 },
      history: [{ to: 'requested' }],
    });
    expect(exchange?.['requestNo']).toMatch(REQUEST_NO);
    expect(exchange?.['createdAt']).toBeInstanceOf(Timestamp);
    expect(answer).toEqual({ ok: true, value: { requestNo: exchange?.['requestNo'] } });
    expect(await eventsOf(id)).toMatchObject([
      { version: 0, kind: 'request', from: null, to: 'requested', by: customer.uid, role: 'owner' },
    ]);
  });

  test('sent twice is one request with one number', async () => {
    const [owner, id] = [await signedIn('owner'), freshId('exchange')];
    const answers = await Promise.all([ask(owner, id), ask(owner, id), ask(owner, id)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('twenty at once by one person are three requests and seventeen refusals, and nothing breaks', async () => {
    // Past the wire: the emulator would start a process for each call, and this machine be what is tested.
    const uid = userId(freshId('flood'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        placeExchange(
          { uid, isAdmin: false, name: 'flood' },
          must(requestExchangeCall.request({ id: freshId('exchange'), request: requestOf() })),
          millis(Date.now()),
        ),
      ),
    );
    const refused = { ok: false, code: 'too_many_open' };
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 17 }, () => refused));
    const open = await database().collection('goldExchanges').where('userId', '==', uid).get();
    expect(open.size).toBe(3);
    expect(await stored(`turns/exchange-${uid}`)).toBeUndefined();
  });

  test('under the id of somebody else’s exchange is refused', async () => {
    const { id } = await requested();
    expect(await ask(customer, id)).toBe('PERMISSION_DENIED');
  });

  test('gives three people at once three numbers', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, (_, index) => signedIn(`many${index}`)));
    const ids = people.map(() => freshId('exchange'));
    await Promise.all(people.map((person, index) => ask(person, ids[index])));
    const numbers = await Promise.all(
      ids.map(async (id) => (await stored(`goldExchanges/${id}`))?.['requestNo']),
    );
    expect(new Set(numbers).size).toBe(3);
    expect(numbers.every((number) => REQUEST_NO.test(String(number)))).toBe(true);
  });

  test('is possible three times, also when more are sent at once', async () => {
    const owner = await signedIn('eager');
    expect(await ask(owner)).toMatchObject({ ok: true });
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(owner)));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('too_many_open'))).toHaveLength(1);
    const open = await database().collection('goldExchanges').where('userId', '==', owner.uid).get();
    expect(open.size).toBe(3);
    const [first] = open.docs;
    expect(await move(owner, String(first?.id), { kind: 'cancel', version: 0, reason: '' })).toMatchObject({
      ok: true,
    });
    expect(await ask(owner)).toMatchObject({ ok: true });
  });

  test.each<[string, object, string]>([
    ['no item', { items: [] }, 'items_invalid'],
    ['no bar', { targetBars: [] }, 'bars_invalid'],
    ['a store that there is none of', { storeId: 'nowhere' }, 'store_required'],
    ['a time that has passed', { preferredSlots: [inHours(-1)] }, 'slots_invalid'],
    ['no number to call', { contactPhone: '' }, 'phone_required'],
  ])('with %s is answered with the reason', async (_what, changes, code) => {
    const owner = await signedIn('careless');
    expect(await ask(owner, freshId('exchange'), changes)).toEqual({ ok: false, code });
  });

  test('nobody else may: anonymous, unverified, disabled or with nonsense', async () => {
    const call = { id: freshId('exchange'), request: requestOf() };
    expect(await callAnonymously('requestExchange', call)).toBe('UNAUTHENTICATED');
    const unverified = await signedIn('unverified', { isVerified: false });
    expect(await unverified.call('requestExchange', call)).toBe('PERMISSION_DENIED');
    const banned = await signedIn('banned');
    await accounts().updateUser(banned.uid, { disabled: true });
    expect(await banned.call('requestExchange', call)).toBe('PERMISSION_DENIED');
    expect(
      await customer.call('requestExchange', { ...call, request: { ...call.request, items: 'all' } }),
    ).toBe('INVALID_ARGUMENT');
    expect(await stored(`goldExchanges/${call.id}`)).toBeUndefined();
  });
});

describe('from request to completion', () => {
  test('each step is written, logged, unread and told', async () => {
    const { owner, id } = await requested();
    expect(await move(desk, id, schedule(0))).toEqual({ ok: true, value: { version: 1 } });
    expect(await stored(`goldExchanges/${id}`)).toMatchObject({
      status: 'scheduled',
      viewed: false,
      version: 1,
      assignedAdminId: desk.uid,
    });
    const measured = [{ purity: '18K', weight: 18_700, count: 1, note: '' }];
    await move(desk, id, { kind: 'start', version: 1, idCheckedAt: Math.trunc(Date.now()), measured });
    await move(desk, id, {
      kind: 'complete',
      version: 2,
      final: { fineGold: 14_025, fee: 20_000 },
      receiptNo: ' R-1042 ',
    });
    expect(await stored(`goldExchanges/${id}`)).toMatchObject({
      status: 'completed',
      viewed: false,
      version: 3,
      measured: [{ purity: '18K', weightG: 18.7, count: 1, note: '' }],
      final: { fineGoldG: 14.025, fee: 20_000 },
      receiptNo: 'R-1042',
      history: [{ to: 'requested' }, { to: 'scheduled' }, { to: 'in_progress' }, { to: 'completed' }],
    });
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual([
      'request',
      'schedule',
      'start',
      'complete',
    ]);
    const notices = await noticesTo(owner.uid);
    expect(notices.map(({ type }) => type).toSorted()).toEqual([
      'exchange_completed',
      'exchange_in_progress',
      'exchange_scheduled',
    ]);
    expect(notices.every(({ read, link }) => read === false && link === `/my-exchanges?id=${id}`)).toBe(true);
  });

  test('a visit is told with its store, and one that is moved as moved', async () => {
    const { owner, id } = await requested();
    await move(desk, id, schedule(0, 72));
    await move(desk, id, schedule(1, 96));
    const bodies = (await noticesTo(owner.uid)).map(({ body }) => String(body));
    expect(bodies.every((body) => body.endsWith('에 금나루 시험점에서 뵙겠습니다.'))).toBe(true);
    expect(bodies.filter((body) => body.includes('예약이 변경되었습니다.'))).toHaveLength(1);
  });

  test('a rejection gives the reason', async () => {
    const { owner, id } = await requested();
    expect(await move(desk, id, { kind: 'reject', version: 0, reason: ' ' })).toEqual({
      ok: false,
      code: 'reason_required',
    });
    await move(desk, id, { kind: 'reject', version: 0, reason: '도금 제품입니다.' });
    expect(await stored(`goldExchanges/${id}`)).toMatchObject({
      status: 'rejected',
      reason: '도금 제품입니다.',
    });
    expect(await noticesTo(owner.uid)).toMatchObject([{ type: 'exchange_rejected' }]);
  });
});

describe('calling it off', () => {
  test('is the owner’s until two hours before the visit, and nobody is told of it', async () => {
    const [early, late] = [await requested(), await requested()];
    await move(desk, early.id, schedule(0, 3));
    await move(desk, late.id, schedule(0, 1));
    const cancel = { kind: 'cancel', version: 1, reason: '일정이 바뀌었어요' };
    expect(await move(early.owner, early.id, cancel)).toMatchObject({ ok: true });
    expect(await move(late.owner, late.id, cancel)).toEqual({ ok: false, code: 'too_late' });
    expect(await move(desk, late.id, cancel)).toMatchObject({ ok: true });
    expect(await noticesTo(early.owner.uid)).toHaveLength(1);
    expect(await noticesTo(late.owner.uid)).toHaveLength(2);
  });
});

describe('many at once', () => {
  test('of two admins who saw the same version one wins, and the other hears of it', async () => {
    const { owner, id } = await requested();
    const other = await signedIn('desk', { isAdmin: true });
    const answers = await Promise.all([
      move(desk, id, schedule(0, 72)),
      move(other, id, { kind: 'reject', version: 0, reason: '재고가 없습니다.' }),
    ]);
    expect(answers.filter((answer) => JSON.stringify(answer).includes('stale'))).toHaveLength(1);
    expect(await stored(`goldExchanges/${id}`)).toMatchObject({ version: 1 });
    expect(await eventsOf(id)).toHaveLength(2);
    expect(await noticesTo(owner.uid)).toHaveLength(1);
  });

  test('a call that is sent again is answered as the first time, and counts once', async () => {
    const { owner, id } = await requested();
    const [event, callId] = [schedule(0), freshId('call')];
    const answers = await Promise.all([move(desk, id, event, callId), move(desk, id, event, callId)]);
    expect([...answers, await move(desk, id, event, callId)]).toEqual(
      Array.from({ length: 3 }, () => ({ ok: true, value: { version: 1 } })),
    );
    expect(await eventsOf(id)).toHaveLength(2);
    expect(await noticesTo(owner.uid)).toHaveLength(1);
  });
});

test('an id that comes again with another event is not answered as if that had been done', async () => {
  const { id } = await requested();
  const callId = freshId('call');
  expect(await move(desk, id, schedule(0), callId)).toMatchObject({ ok: true });
  const others = [{ kind: 'reject', version: 0, reason: '도금' }, schedule(0, 96)];
  for (const event of others) {
    expect(await move(desk, id, event, callId)).toEqual({ ok: false, code: 'stale' });
  }
  expect(await stored(`goldExchanges/${id}`)).toMatchObject({ version: 1, status: 'scheduled' });
});

describe('a change past the function', () => {
  test('is told like any other, once, and counts as not looked at', async () => {
    const { owner, id } = await requested();
    const exchange = database().doc(`goldExchanges/${id}`);
    await exchange.update({ status: 'rejected', reason: '도금 제품입니다.', version: 1 });
    await eventually(async () => {
      expect(await noticesTo(owner.uid)).toMatchObject([{ type: 'exchange_rejected', read: false }]);
      expect(await stored(`goldExchanges/${id}`)).toMatchObject({ viewed: false });
    });
    // Without a version of its own either.
    await exchange.update({ status: 'cancelled', reason: '다시 확인했습니다.' });
    await eventually(async () => {
      const types = (await noticesTo(owner.uid)).map(({ type }) => type);
      expect(types.toSorted()).toEqual(['exchange_cancelled', 'exchange_rejected']);
    });
  });
});

describe('who may not', () => {
  test('the owner has none of the desk’s transitions, a stranger none at all', async () => {
    const { owner, id } = await requested();
    expect(await move(owner, id, schedule(0))).toEqual({ ok: false, code: 'denied' });
    expect(await move(customer, id, { kind: 'cancel', version: 0, reason: '' })).toEqual({
      ok: false,
      code: 'denied',
    });
    expect(await move(customer, freshId('missing'), { kind: 'cancel', version: 0, reason: '' })).toEqual({
      ok: false,
      code: 'denied',
    });
    expect(await callAnonymously('transitionExchange', { id, callId: 'c', event: schedule(0) })).toBe(
      'UNAUTHENTICATED',
    );
    expect(await stored(`goldExchanges/${id}`)).toMatchObject({ status: 'requested', version: 0 });
  });

  test('an admin who no longer is one, whatever the token still says', async () => {
    const { id } = await requested();
    const former = await signedIn('former', { isAdmin: true });
    await accounts().setCustomUserClaims(former.uid, { admin: false });
    expect(await move(former, id, schedule(0))).toEqual({ ok: false, code: 'denied' });
    expect(await stored(`goldExchanges/${id}`)).toMatchObject({ status: 'requested', version: 0 });
  });

  test('a visit at a store that there is none of', async () => {
    const { id } = await requested();
    expect(await move(desk, id, { ...schedule(0), storeId: 'nowhere' })).toBe('INVALID_ARGUMENT');
  });
});

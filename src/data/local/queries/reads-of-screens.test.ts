import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import type { UserId } from '#domain/ids.ts';
import { micros, millis } from '#domain/units.ts';
import { aProfile } from '#tests/support/catalogue-fixtures.ts';
import {
  aMessage,
  aProduct,
  BUYER,
  chatId,
  messageId,
  notificationId,
  productId,
  userId,
} from '#tests/support/domain-fixtures.ts';
import { diskCountsOf } from '#tests/support/disk-counts.ts';
import { allInSlices } from '../in-slices.ts';
import { heldKeys, rowsAt } from '../held-rows.ts';
import { liveBadges } from '../live-badges.ts';
import { appendIntent } from '../outbox-store.ts';
import { deleteUserDatabase, openUserDatabase, type LocalChat, type UserDatabase } from '../user-database.ts';
import { waitingRows, waitingThings } from './outbox-queries.ts';
import { partiesOf, partiesToAsk } from './party-queries.ts';
import { listedRooms, openedRoom } from './room-queries.ts';
import { newestSeen } from './seen-queries.ts';

let db: UserDatabase;
beforeEach(async () => {
  db = openUserDatabase(BUYER);
  await db.open();
  await Promise.all([catalogue.products.clear(), catalogue.profiles.clear(), catalogue.cursors.clear()]);
});
afterEach(() => deleteUserDatabase(BUYER));

const numbersTo = (count: number) => Array.from({ length: count }, (_, n) => n);
const seller = (n: number) => userId(`s${n}`);
const aRoom = (n: number): LocalChat => ({
  id: chatId(`p${n}_buyer_s${n}`),
  productId: productId(`p${n}`),
  participants: [BUYER, seller(n)],
  lastMessage: '안녕하세요',
  lastMessageAt: millis(n + 1),
  lastUpdated: millis(n + 1),
  unreadCount: {},
  isOnServer: true,
});
const ids = (count: number) => numbersTo(count).map((n) => productId(`p${n}`));
const uids = (count: number) => numbersTo(count).map(seller);

async function keep(rooms: number): Promise<void> {
  await db.chats.bulkPut(numbersTo(rooms).map(aRoom));
  await catalogue.products.bulkPut(ids(rooms).map((id) => aProduct({ id })));
  await catalogue.profiles.bulkPut(uids(rooms).map((uid) => aProfile({ uid })));
}

test('the list of rooms is asked for in one transaction, by as many requests for 200 as for 20', async () => {
  await keep(20);
  const few = await diskCountsOf(() => listedRooms(db));
  await keep(200);
  const many = await diskCountsOf(() => listedRooms(db));
  expect(many.answer.rooms).toHaveLength(200);
  expect(many).toMatchObject({ reads: few.reads, transactions: 1 });
  expect(many.reads).toBeLessThanOrEqual(6);
});

test('what the rooms are about comes in slices where most of the device is wanted', async () => {
  await keep(450);
  const { reads, transactions, answer } = await diskCountsOf(() => partiesOf(catalogue, ids(200), uids(200)));
  expect([...answer.products.keys()].toSorted()).toEqual(ids(200).toSorted());
  expect([...answer.profiles.keys()].toSorted()).toEqual(uids(200).toSorted());
  expect(transactions).toBe(1);
  // Of each table the count and three slices.
  expect(reads).toBe(8);
});

test('a few of very many are asked for one by one, and what lies between them is not read', async () => {
  await keep(450);
  const { reads, answer } = await diskCountsOf(() => partiesOf(catalogue, [...ids(3), ...ids(3)], uids(2)));
  expect([...answer.products.keys()]).toEqual(ids(3));
  expect(reads).toBe(5);
});

test('a fifth of many is asked for one by one too: the rows between would cost more', async () => {
  await keep(400);
  const ask = () =>
    catalogue.transaction('r', catalogue.products, () => rowsAt(catalogue.products, ids(80), ({ id }) => id));
  expect((await diskCountsOf(ask)).reads).toBe(81);
});

test('what the device lacks is found out by keys, with as many requests for 300 as for 30', async () => {
  await keep(30);
  const few = await diskCountsOf(() => partiesToAsk(catalogue, ids(31), uids(30)));
  expect(few.answer).toEqual({ products: [productId('p30')], people: [] });
  await keep(300);
  const many = await diskCountsOf(() => partiesToAsk(catalogue, ids(301), uids(300)));
  expect(many.answer).toEqual({ products: [productId('p300')], people: [] });
  expect(many.reads).toBe(few.reads);
});

test('which keys a table has is the same by one request and by many', async () => {
  await catalogue.products.bulkPut(ids(40).map((id) => aProduct({ id })));
  for (const wanted of [[], ids(3), [productId('none')], ids(60), [...ids(17), productId('zz')]]) {
    const held = await heldKeys(catalogue.products, wanted);
    expect(wanted.filter((id) => held.has(id))).toEqual(wanted.filter((id) => ids(40).includes(id)));
  }
});

test.each([0, 1, 199, 200, 201, 400, 401])('%i rows are the same in slices and at once', async (count) => {
  await catalogue.profiles.bulkPut(uids(count).map((uid) => aProfile({ uid })));
  const sliced = await allInSlices(catalogue.profiles, ({ uid }) => uid);
  expect(sliced).toEqual(await catalogue.profiles.toArray());
});

test('a room with what its head hangs on is asked for in one transaction, however much is said there', async () => {
  await keep(1);
  const room = aRoom(0).id;
  const few = await diskCountsOf(() => openedRoom(db, room));
  await db.messages.bulkPut(
    numbersTo(500).map((n) =>
      aMessage({ id: messageId(`m${n}`), chatId: room, position: micros(n + 1), seq: n }),
    ),
  );
  await db.blocks.put({ uid: seller(0), createdAt: millis(1) });
  const many = await diskCountsOf(() => openedRoom(db, room));
  expect(many.answer).toMatchObject({ room: { id: room }, order: undefined, isBlocked: true });
  expect(many).toMatchObject({ reads: few.reads, transactions: 1 });
  expect(many.reads).toBe(3);
  expect(await openedRoom(db, chatId('p9_buyer_s9'))).toBeNull();
});

test('what waits takes three requests for its rows, however many they are, and one more each for its rooms', async () => {
  await keep(9);
  const wait = (n: number) =>
    appendIntent(
      db,
      {
        kind: 'message',
        chatId: aRoom(n).id,
        messageId: messageId(`m${n}`),
        body: { kind: 'text', text: '네' },
      },
      millis(n),
    );
  for (const n of numbersTo(9)) await wait(n);
  const rows = await diskCountsOf(() => waitingRows(db, 20, millis(9)));
  const things = await diskCountsOf(() => waitingThings(db, 20, millis(9)));
  expect(rows).toMatchObject({ reads: 3, transactions: 1, answer: { count: 9 } });
  expect(things).toMatchObject({ reads: 12, transactions: 1, answer: { count: 9 } });
  expect(things.answer.first.map(({ rowId }) => rowId)).toEqual(rows.answer.rows.map(({ id }) => id));
});

describe('the newest listings of the device', () => {
  const newest = async (hidden: readonly UserId[] = []) => {
    const { answer, ...counts } = await diskCountsOf(() => newestSeen(catalogue, new Set(hidden), 24));
    return { ...counts, shown: answer.products.map(({ id }) => id), among: answer.among };
  };
  beforeEach(() =>
    catalogue.products.bulkPut(
      numbersTo(100).map((n) =>
        aProduct({ id: productId(`p${n}`), sellerId: seller(n), bumpedAt: millis(n) }),
      ),
    ),
  );

  test('take three requests in one transaction', async () => {
    const shown = numbersTo(24).map((n) => productId(`p${99 - n}`));
    expect(await newest()).toEqual({ reads: 3, transactions: 1, shown, among: 100 });
  });

  test('are as many where some of them are not to be seen, and all there are where most are not', async () => {
    const some = numbersTo(24).map((n) => productId(`p${98 - n}`));
    expect(await newest([seller(99)])).toMatchObject({ transactions: 1, shown: some });
    expect(await newest(uids(98).map((_, n) => seller(n + 2)))).toMatchObject({
      shown: [productId('p1'), productId('p0')],
    });
  });
});

test('badges take five requests, and a message does not have the notices read again', async () => {
  const notices = numbersTo(300).map((n) => ({
    id: notificationId(`n${n}`),
    to: BUYER,
    type: 'system' as const,
    title: '알림',
    body: '',
    link: '',
    meta: {},
    read: n % 3 === 0,
    createdAt: millis(n),
  }));
  await db.notifications.bulkPut(notices);
  await keep(3);
  const badges = liveBadges(db);
  const counted = async (write: () => Promise<unknown>) => {
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    const stop = badges.subscribe(() => tell());
    await Promise.all([write(), told]);
    return stop;
  };
  const { answer: stop, reads } = await diskCountsOf(() => counted(async () => undefined));
  expect(badges.get()?.notifications).toBe(200);
  expect(reads).toBe(5);

  const message = () => db.chats.put({ ...aRoom(0), unreadCount: { [BUYER]: 2 } });
  const { answer: stopAgain, reads: readAgain } = await diskCountsOf(() => counted(message));
  expect(badges.get()?.chat).toBe(2);
  // The rooms at most: not 300 notices, nor anything else.
  expect(readAgain).toBeLessThanOrEqual(1);
  stop();
  stopAgain();
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { warningMeta } from '#data/local/queries/warning-queries.ts';
import { deleteUserDatabase, openUserDatabase, type UserDatabase } from '#data/local/user-database.ts';
import { PENDING_POSITION } from '#domain/chat/chat.ts';
import { micros, won } from '#domain/units.ts';
import {
  aMessage,
  aProduct,
  BUYER,
  heardMessage,
  messageId,
  SELLER,
  seoul,
} from '#tests/support/domain-fixtures.ts';
import { createRoomJudge } from './room-judge.ts';

const ROOM = { id: aMessage().chatId, other: SELLER, productId: aProduct().id };
const now = () => seoul('2026-03-11T16:00');
const fetched = vi.fn<typeof fetch>();
let db: UserDatabase;

const hear = (text: string, position: number) => db.messages.put(heardMessage(text, position));

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  db = openUserDatabase(BUYER);
  await catalogue.products.put(aProduct({ price: won(2_000_000) }));
});
afterEach(async () => {
  await catalogue.products.clear();
  await deleteUserDatabase(BUYER);
});

test('a room is judged by what the device has, and nobody is asked', async () => {
  const { judge } = createRoomJudge(db, ROOM, now);
  expect(await judge()).toEqual({ reader: 'buyer', judgedTo: 0, toTell: [], toPass: [] });
  await hear('예약금 5만원 먼저 보내주세요', 7);
  expect(await judge()).toEqual({
    reader: 'buyer',
    judgedTo: 7,
    toTell: ['deposit_first'],
    toPass: ['deposit_first'],
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('what changes nothing of it leaves it the same judgement, which nobody has to draw again', async () => {
  await hear('예약금 5만원 먼저 보내주세요', 7);
  const { judge } = createRoomJudge(db, ROOM, now);
  const before = await judge();
  await db.messages.put(aMessage({ id: messageId('mine'), sender: BUYER, position: micros(8) }));
  expect(await judge()).toBe(before);
  await hear('네, 내일 봬요', 9);
  expect(await judge()).toEqual({ ...before, judgedTo: 9 });
});

test('what was put away and what was passed stay so on this device, each by itself', async () => {
  await hear('예약금 5만원 먼저 보내주세요', 7);
  const { judge, mark } = createRoomJudge(db, ROOM, now);
  await mark('dismissed', ['deposit_first']);
  expect(await judge()).toMatchObject({ toTell: [], toPass: ['deposit_first'] });
  await mark('passed', ['deposit_first']);
  await hear('카톡으로 연락 주세요', 8);
  expect(await createRoomJudge(db, ROOM, now).judge()).toMatchObject({
    toTell: ['off_platform'],
    toPass: ['off_platform'],
  });
});

test('words that came with the news and are not on the device yet count for who answers them', async () => {
  const { judge, judgeWith } = createRoomJudge(db, ROOM, now);
  expect(await judgeWith('예약금 5만원 먼저 보내주세요')).toMatchObject({ toPass: ['deposit_first'] });
  expect(await judge()).toMatchObject({ toPass: [] });
});

test('what is kept and means nothing is as if nothing were kept', async () => {
  await hear('예약금 5만원 먼저 보내주세요', 7);
  for (const value of [null, 'dismissed', { dismissed: 'deposit_first', passed: [1, 'unknown'] }]) {
    await db.meta.put({ key: warningMeta(ROOM.id), value });
    expect(await createRoomJudge(db, ROOM, now).judge()).toMatchObject({ toTell: ['deposit_first'] });
  }
});

test('what is older than the last hundred messages is no longer warned of', async () => {
  await hear('예약금 5만원 먼저 보내주세요', 1);
  const { judge } = createRoomJudge(db, ROOM, now);
  for (let position = 2; position <= 100; position += 1) await hear('네, 그럼 내일 종로에서 봬요', position);
  expect(await judge()).toMatchObject({ toTell: ['deposit_first'] });
  await hear('네, 그럼 내일 종로에서 봬요', 101);
  expect(await judge()).toMatchObject({ toTell: [] });
});

/** A long talk, at whose end something of one's own waits. */
async function talkThatWaits(): Promise<void> {
  for (let position = 1; position < 100; position += 1) await hear('네, 그럼 내일 종로에서 봬요', position);
  await db.messages.put(
    aMessage({
      id: messageId('mine'),
      sender: BUYER,
      position: PENDING_POSITION,
      delivery: { kind: 'queued' },
    }),
  );
}

test('what comes before one’s own words that wait is looked at in a long talk too, and its answer does not wait', async () => {
  await talkThatWaits();
  const { judge } = createRoomJudge(db, ROOM, now);
  expect(await judge()).toMatchObject({ judgedTo: 99, toTell: [] });
  await hear('예약금 5만원 먼저 보내주세요', 100);
  expect(await judge()).toMatchObject({ judgedTo: 100, toTell: ['deposit_first'] });
});

test('what becomes visible late, before words that were there, is looked at in a long talk too', async () => {
  await talkThatWaits();
  const { judge } = createRoomJudge(db, ROOM, now);
  await hear('네, 그럼 내일 종로에서 봬요', 110);
  expect(await judge()).toMatchObject({ judgedTo: 110, toTell: [] });
  await hear('예약금 5만원 먼저 보내주세요', 105);
  expect(await judge()).toMatchObject({ toTell: ['deposit_first'] });
});

test('where only one’s own words were said lately, nothing of the other side’s waits to be looked at', async () => {
  await hear('예약금 5만원 먼저 보내주세요', 1);
  for (let position = 2; position <= 101; position += 1) {
    await db.messages.put(
      aMessage({ id: messageId(`mine${position}`), sender: BUYER, position: micros(position) }),
    );
  }
  const { judgedTo, toTell } = await createRoomJudge(db, ROOM, now).judge();
  expect(judgedTo).toBeGreaterThanOrEqual(1);
  expect(toTell).toEqual([]);
});

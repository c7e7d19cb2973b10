import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { aMessage, chatId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { FakeLiveChat } from '#tests/support/sync/fake-live-chat.ts';
import { pulling, silentChat } from '#tests/support/sync/pulling.ts';
import { followList } from './follow-list.ts';
import { pullRoom } from './pull-messages.ts';

const CHAT = chatId('p1_buyer_seller');
const PATIENCE = { timeout: 20_000 };
let databases = 0;
let db: UserDatabase;
let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  databases += 1;
  db = new UserDatabase(userId(`again${databases}`));
  await db.chats.add(silentChat());
  // What is waited for stands still until the test lets it go on; the database's own timers are left alone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  stop();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The first time that this is asked of the disk, it does not answer; gives how often it was asked. */
function refuseOnce(
  table: 'chats' | 'histories' | 'meta',
  question: 'get' | 'bulkGet' = 'get',
): () => number {
  let asked = 0;
  const answered: (keys: never) => Promise<unknown> = db[table][question].bind(db[table]);
  const ask = (keys: never) => {
    asked += 1;
    return asked === 1 ? Promise.reject(new DOMException('lost', 'UnknownError')) : answered(keys);
  };
  Object.assign(db[table], { [question]: ask });
  return () => asked;
}

const theNextTry = async () => {
  await expect.poll(() => vi.getTimerCount(), PATIENCE).toBe(1);
  await vi.advanceTimersToNextTimerAsync();
};

test.each(['chats', 'histories'] as const)(
  'a room of which the disk does not answer for its %s at once is listened to a while later',
  async (table) => {
    const asked = refuseOnce(table);
    const heard = aMessage({ chatId: CHAT, sender: SELLER, delivery: { kind: 'received' } });
    stop = pullRoom(pulling(db, new FakeLiveChat([heard])), CHAT);
    await expect.poll(asked, PATIENCE).toBe(1);
    await theNextTry();
    await expect.poll(() => db.messages.count(), PATIENCE).toBe(1);
  },
);

test('a list of which the disk does not say where it was is followed a while later, and once', async () => {
  const asked = refuseOnce('meta', 'bulkGet');
  let listeners = 0;
  stop = followList<number>(pulling(db, {}), {
    list: 'favorites',
    timeOf: () => millis(1),
    watch(_since, observer) {
      listeners += 1;
      observer.next({ rows: [], size: 0 });
      return () => undefined;
    },
    apply: async () => undefined,
  });
  await expect.poll(asked, PATIENCE).toBe(1);
  await theNextTry();
  await expect.poll(() => listeners, PATIENCE).toBe(1);
});

test('what was left is not begun any more', async () => {
  const asked = refuseOnce('histories');
  stop = pullRoom(pulling(db, new FakeLiveChat([])), CHAT);
  await expect.poll(asked, PATIENCE).toBe(1);
  await expect.poll(() => vi.getTimerCount(), PATIENCE).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a list that was left before the disk said where it was is not listened to', async () => {
  let listeners = 0;
  followList<number>(pulling(db, {}), {
    list: 'favorites',
    timeOf: () => millis(1),
    watch: () => {
      listeners += 1;
      return () => undefined;
    },
    apply: async () => undefined,
  })();
  for (let turn = 0; turn < 20; turn += 1) await db.meta.count();
  expect(listeners).toBe(0);
});

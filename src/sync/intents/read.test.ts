import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeenNews } from '#data/local/outbox-row.ts';
import { micros, millis } from '#domain/units.ts';
import { chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';
import { silentChat } from '#tests/support/sync/pulling.ts';

const ROOM = chatId('p1_buyer_seller');
const SEEN: SeenNews = { to: micros(9_000_000), unread: 3, left: 1 };

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});
afterEach(() => void vi.restoreAllMocks());

const messages = (count: number) => Array.from({ length: count }, (_, index) => messageId(`m${index}`));
const mark = (count: number, seen?: SeenNews) =>
  putInLine(device, {
    kind: 'read',
    chatId: ROOM,
    messageIds: messages(count),
    ...(seen ? { seen } : {}),
  });
const batches = () => server.readMarks.map(({ ids }) => ids.length);

describe('the mark of what was read', () => {
  test.each([
    [1, [1]],
    [99, [99]],
    [100, [100]],
    [101, [100, 1]],
    [200, [100, 100]],
    [250, [100, 100, 50]],
  ])('of %i messages goes in batches of a hundred, each message once', async (count, sizes) => {
    await mark(count, SEEN);
    expect(await attempt(device)).toBe('advanced');
    expect(batches()).toEqual(sizes);
    expect(server.readMarks.flatMap(({ ids }) => ids)).toEqual(messages(count));
    expect(new Set(server.readMarks.map((one) => one.chatId))).toEqual(new Set([ROOM]));
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('clears the counter even where no message is left to mark', async () => {
    await mark(0, SEEN);
    await attempt(device);
    expect(server.readMarks).toEqual([{ chatId: ROOM, ids: [], seen: SEEN }]);
  });

  test.each([
    [7, 2, 7],
    [2, 7, 7],
    [3, 250, 250],
  ])(
    'takes off the counter what was seen of it (%i), and no less than it marks (%i)',
    async (unread, count, said) => {
      await mark(count, { ...SEEN, unread });
      await attempt(device);
      for (const { seen } of server.readMarks) expect(seen).toEqual({ ...SEEN, unread: said });
    },
  );

  test('of an earlier version says nothing of the counter', async () => {
    await mark(2);
    await attempt(device);
    expect(server.readMarks.map(({ seen }) => seen)).toEqual([null]);
  });

  test('stops at the first batch that does not get through, and then begins anew', async () => {
    const asked = meetFaults(server, ['none', 'lost']);
    await mark(250, SEEN);
    expect(await attempt(device)).toBe('waiting');
    expect(asked).toEqual(['read', 'read']);
    expect(batches()).toEqual([100]);
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    expect(await attempt(device)).toBe('advanced');
    expect(batches()).toEqual([100, 100, 100, 50]);
  });

  test('stops at the first batch that is refused, and is dropped', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let asked = 0;
    server.markRead = async () => {
      asked += 1;
      return { kind: 'refused', code: 'gone' };
    };
    await mark(250, SEEN);
    expect(await attempt(device)).toBe('advanced');
    expect(asked).toBe(1);
    expect(await device.db.outbox.count()).toBe(0);
    expect(warned.mock.calls).toEqual([['outbox: refused', expect.any(String), 'gone']]);
  });
});

describe('the counter of a room on this device, once its mark has landed', () => {
  const LAST = micros(9_000_000);
  const unread = async () => (await device.db.chats.get(ROOM))?.unreadCount[device.uid];
  beforeEach(() => device.db.chats.put(silentChat({ id: ROOM, unreadCount: { [device.uid]: 5 } })));

  test('is what the server has counted', async () => {
    server.countedNews = { unread: 2, lastAt: LAST };
    await mark(3, SEEN);
    await attempt(device);
    expect(await unread()).toBe(2);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('stays as it is where the server has not counted', async () => {
    await mark(3, SEEN);
    await attempt(device);
    expect(await unread()).toBe(5);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('is what the list has told of later news', async () => {
    server.countedNews = { unread: 0, lastAt: LAST };
    await device.db.chats.update(ROOM, { heardTo: millis(9_001), counted: 1 });
    await mark(3, SEEN);
    await attempt(device);
    expect(await unread()).toBe(1);
  });

  test('leaves what pushes have told of since', async () => {
    const told = (eventId: string, at: number) => ({
      eventId,
      sentAt: millis(at),
      messageId: messageId(eventId),
    });
    const pushed = { since: millis(8_000), messages: [told('seen', 9_000), told('new', 9_001)] };
    server.countedNews = { unread: 0, lastAt: LAST };
    await device.db.chats.update(ROOM, { heardTo: millis(9_001), counted: 4, pushed });
    await mark(3, SEEN);
    await attempt(device);
    expect(await unread()).toBe(1);
  });

  test('waits for the newer mark that somebody has made meanwhile', async () => {
    server.countedNews = { unread: 2, lastAt: LAST };
    await mark(3, SEEN);
    const take = server.markRead.bind(server);
    server.markRead = async (...asked) => {
      const answer = await take(...asked);
      await mark(4, SEEN);
      return answer;
    };
    await attempt(device);
    expect(await unread()).toBe(5);
    expect((await firstRow(device)).intent).toMatchObject({ messageIds: messages(4) });
  });
});

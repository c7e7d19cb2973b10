import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { chatId, notificationId, userId } from '#tests/support/domain-fixtures.ts';
import { keepSignIn } from '#tests/support/kept-sign-in.ts';
import { followNotificationClicks } from './notification-click.ts';

// The worker itself, on the device's own databases, with no window open and nothing that leaves.

const READER = userId('presses');
const NOTICE = {
  title: '예약이 확정되었습니다!',
  body: '3월 12일 오후 2시',
  type: 'exchange_scheduled',
  click_action: '/my-exchanges',
  eventId: 'event-notice',
  tag: 'notification:n1',
  to: READER,
  sentAt: '1700000000000',
  notificationId: 'n1',
};
const ROOM = chatId(`p1_${READER}_seller`);
const MESSAGE = {
  ...NOTICE,
  type: 'chat_message',
  click_action: `/chat/${ROOM}`,
  eventId: 'event-message',
  tag: `chat:${ROOM}`,
  notificationId: '',
  chatId: ROOM,
  messageId: 'm1',
};

interface Click {
  readonly action: string;
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}
const listeners: ((click: Click) => void)[] = [];
let opened: string[] = [];

beforeAll(() => {
  vi.stubGlobal('self', {
    navigator: {},
    addEventListener: (_type: string, listener: (click: Click) => void) => void listeners.push(listener),
    clients: {
      matchAll: async () => [],
      openWindow: async (path: string) => void opened.push(path),
    },
  });
  // Without locks nobody drains.
  vi.stubGlobal('navigator', {});
  followNotificationClicks();
});
afterAll(() => vi.unstubAllGlobals());

const db = openUserDatabase(READER);
beforeEach(async () => {
  opened = [];
  await Promise.all([db.notifications.clear(), db.chats.clear(), db.outbox.clear()]);
  await keepSignIn(READER);
});

/** As the platform does it: the worker lives as long as what it was told to wait for. */
async function press(fields: object, action = ''): Promise<void> {
  const works: Promise<unknown>[] = [];
  const notification = { data: { fields, count: 1 }, close: () => undefined };
  for (const listener of listeners) {
    listener({ action, notification, waitUntil: (work) => void works.push(work) });
  }
  await Promise.allSettled(works);
}
const queued = async () => (await db.outbox.toArray()).map(({ intent }) => intent);

test('a press on a notice opens its page and marks it as read', async () => {
  await press(NOTICE);
  expect(opened).toEqual(['/my-exchanges']);
  expect((await db.notifications.get(notificationId('n1')))?.read).toBe(true);
  expect(await queued()).toEqual([{ kind: 'notification_read', notificationId: 'n1' }]);
});

test('a press on a message leaves it to its room, and 읽음 marks it and opens nothing', async () => {
  await press(MESSAGE);
  expect(opened).toEqual([`/chat/${ROOM}`]);
  expect(await queued()).toEqual([]);
  await press(MESSAGE, 'reply');
  expect(opened).toHaveLength(2);
  expect(await queued()).toEqual([]);
  await press(MESSAGE, 'read');
  expect(opened).toHaveLength(2);
  expect(await queued()).toMatchObject([{ kind: 'read', chatId: ROOM, messageIds: ['m1'] }]);
});

test('a press on what was somebody else’s marks nothing', async () => {
  await keepSignIn('next');
  await press(NOTICE);
  expect(opened).toEqual(['/my-exchanges']);
  expect(await db.notifications.count()).toBe(0);
  expect(await queued()).toEqual([]);
});

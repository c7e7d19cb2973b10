// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { shownPushData } from '#documents/push.ts';
import type { Notification as Notice } from '#domain/notification/notification.ts';
import type { Push } from '#domain/notification/push.ts';
import { millis } from '#domain/units.ts';
import { chatId, notificationId, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { followArrivals } from './follow-arrivals.ts';

const ME = userId('follows');
const ROOM = chatId(`p1_${ME}_seller`);
const AT = millis(1_760_000_000_000);

afterEach(() => vi.unstubAllGlobals());

/** What stands on the screen, by what it is called here. */
function aScreen() {
  let standing: { readonly name: string; readonly data: unknown; close(): void }[] = [];
  const show = (name: string, data: unknown) => {
    const close = () => void (standing = standing.filter((shown) => shown.name !== name));
    standing.push({ name, data, close });
  };
  const registration = { getNotifications: async () => [...standing] };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return { show, names: () => standing.map(({ name }) => name) };
}

const of = (push: Partial<Push>) =>
  shownPushData({
    push: {
      title: '알림',
      body: '',
      data: { type: 'system', click_action: '/notifications' },
      eventId: 'event',
      tag: 'tag',
      to: ME,
      sentAt: AT,
      notificationId: null,
      chatId: null,
      messageId: null,
      ...push,
    },
    count: 1,
  });
const aNotice = (id: string, read: boolean): Notice => ({
  id: notificationId(id),
  to: ME,
  type: 'system',
  title: '알림',
  body: '',
  link: '',
  meta: {},
  read,
  createdAt: AT,
});
const aRoom = (unread: number, heardTo = AT) => ({
  id: ROOM,
  productId: productId('p1'),
  participants: [ME, SELLER] as const,
  lastMessage: '네',
  lastMessageAt: heardTo,
  lastUpdated: heardTo,
  heardTo,
  unreadCount: { [ME]: unread },
  isOnServer: true,
});

test('what was read leaves the screen, and nothing else does', async () => {
  const db = openUserDatabase(ME);
  await db.notifications.bulkPut([aNotice('unread', false), aNotice('read', false), aNotice('last', false)]);
  await db.chats.put(aRoom(2));
  const screen = aScreen();
  screen.show('unreadable', undefined);
  screen.show('of the system', of({}));
  screen.show('somebody else’s', of({ to: userId('other'), notificationId: notificationId('read') }));
  screen.show('not known here', of({ notificationId: notificationId('elsewhere') }));
  screen.show('unread', of({ notificationId: notificationId('unread') }));
  screen.show('read', of({ notificationId: notificationId('read') }));
  screen.show('room', of({ chatId: ROOM }));
  screen.show('last', of({ notificationId: notificationId('last') }));
  const stay = ['unreadable', 'of the system', 'somebody else’s', 'not known here', 'unread'];
  const stop = followArrivals(ME);

  // The last that stands there is looked at last.
  await db.notifications.update(notificationId('last'), { read: true });
  await vi.waitFor(() => expect(screen.names()).toEqual([...stay, 'read', 'room']));
  await db.notifications.update(notificationId('read'), { read: true });
  await vi.waitFor(() => expect(screen.names()).toEqual([...stay, 'room']));
  // It was read as far as was heard then; what is told of later is not.
  await db.chats.put(aRoom(0, millis(AT - 1)));
  screen.show('last', of({ notificationId: notificationId('last') }));
  await db.notifications.update(notificationId('last'), { read: false });
  await db.notifications.update(notificationId('last'), { read: true });
  await vi.waitFor(() => expect(screen.names()).toEqual([...stay, 'room']));
  await db.chats.put(aRoom(0));
  await vi.waitFor(() => expect(screen.names()).toEqual(stay));
  stop();
});

test('whose sign-in has ended leaves no count of theirs on the icon', async () => {
  const icon: number[] = [];
  const setAppBadge = async (count: number) => void icon.push(count);
  aScreen();
  vi.stubGlobal('navigator', { ...navigator, setAppBadge });
  await openUserDatabase(ME).chats.put(aRoom(3));
  const stop = followArrivals(ME);
  await expect.poll(() => icon.at(-1)).toBeGreaterThan(2);
  stop();
  expect(icon.at(-1)).toBe(0);
});

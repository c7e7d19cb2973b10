// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys, visitKeys } from '#data/local/cursor-keys.ts';
import { PUSHES_LOCK } from '#data/local/push-arrivals.ts';
import { keepSharedPhotos, sharedPhotos } from '#data/local/shared-photos.ts';
import { openUserDatabase, UserDatabase } from '#data/local/user-database.ts';
import { noteTyped, typedAt } from '#data/local/typing-journal.ts';
import { shownPushData } from '#documents/push.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { wipePerson } from './device-wipe.ts';
import { markLeaving, readLeaving, unmarkLeaving } from './leaving-mark.ts';
import { keysOfPerson } from '#session/persons-key.ts';
import { keepSessionHint } from '#session/session-hint.ts';
import { keepDraft } from '#sync/commands/keep-draft.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { WebLocks } from '#tests/histories/world/web-locks.ts';

const uid = parseUserId('buyer1') ?? expect.unreachable('not an id');
const other = parseUserId('other') ?? expect.unreachable('not an id');

const isHere = (person: UserId) =>
  keepSessionHint({
    kind: 'signed_in',
    uid: person,
    email: `${person}@example.com`,
    displayName: '',
    isEmailVerified: true,
    isAdmin: false,
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a wipe removes the database and what is personal, and leaves the settings of the device', async () => {
  await openUserDatabase(uid).meta.put({ key: 'secret', value: '비밀' });
  localStorage.setItem('geumnaru.pendingProfile', '{}');
  localStorage.setItem('fcmToken', 'token');
  noteTyped({ uid }, { name: 'chat:a', tab: 'a' }, '쓰던 글', millis(1));
  localStorage.setItem(`${keysOfPerson(uid)}searches`, '["골드바"]');
  localStorage.setItem('geumnaru.device.recentSearches', '["돌반지"]');
  localStorage.setItem('geumnaru.device.installHintSeen', '1');
  localStorage.setItem('somebody-elses', 'kept');

  expect(await wipePerson(uid)).toBe(true);

  expect(Object.keys(localStorage).sort()).toEqual(['geumnaru.device.installHintSeen', 'somebody-elses']);
  expect(await openUserDatabase(uid).meta.count()).toBe(0);
});

test('a wipe comes behind the push that the worker is taking, and removes what that leaves', async () => {
  const locks = new WebLocks().ofContext({ soon: (work) => queueMicrotask(work) });
  vi.stubGlobal('navigator', { locks });
  let leave = async () => {};
  const taken = locks.request(
    PUSHES_LOCK,
    () =>
      new Promise<void>((resolve) => {
        leave = async () => {
          await openUserDatabase(uid).meta.put({ key: 'pushed', value: '비밀' });
          resolve();
        };
      }),
  );
  const wiped = wipePerson(uid);
  // A wipe that waits for nobody is done before.
  await openUserDatabase(other).meta.count();
  await leave();
  await taken;
  expect(await wiped).toBe(true);
  expect(await openUserDatabase(uid).meta.count()).toBe(0);
});

test('a wipe leaves nothing of what another tab has typed and notes again as the database goes', async () => {
  const elsewhere = new UserDatabase(uid);
  const place = { name: 'chat:a', tab: 'b' };
  await keepDraft(elsewhere, place, '쓰던 글', realEnvironment);
  const noted = vi.spyOn(Storage.prototype, 'setItem');

  expect(await wipePerson(uid)).toBe(true);

  expect(noted).toHaveBeenCalledWith(expect.stringContaining('chat:a@b'), expect.stringContaining('쓰던 글'));
  expect(typedAt({ uid })).toEqual([]);
});

test('a wipe removes the addresses of pictures that were seen in conversations', async () => {
  const seen = await openDB('workbox-expiration', 1, {
    upgrade: (database) =>
      void database
        .createObjectStore('cache-entries', { keyPath: 'id' })
        .createIndex('cacheName', 'cacheName'),
  });
  await seen.put('cache-entries', { id: 'a', cacheName: 'geumnaru-private-pictures' });
  expect(await wipePerson(uid)).toBe(true);
  expect(await seen.count('cache-entries')).toBe(0);
  seen.close();
});

test('a wipe leaves what somebody else has typed, whose sign-in the server has ended', async () => {
  for (const person of [uid, other]) {
    noteTyped({ uid: person }, { name: 'chat:a', tab: 'a' }, '쓰던 글', millis(1));
  }
  expect(await wipePerson(uid)).toBe(true);
  expect(typedAt({ uid })).toEqual([]);
  expect(typedAt({ uid: other })).toHaveLength(1);
});

test('a late wipe touches nothing of the person who has signed in since', async () => {
  await openUserDatabase(other).meta.put({ key: 'kept', value: 1 });
  for (const person of [uid, other]) {
    noteTyped({ uid: person }, { name: 'chat:a', tab: 'a' }, '쓰던 글', millis(1));
    localStorage.setItem(`${keysOfPerson(person)}searches`, '["골드바"]');
  }
  isHere(other);

  expect(await wipePerson(uid)).toBe(true);

  expect(localStorage.getItem('geumnaru.session')).toContain('other@example.com');
  expect(await openUserDatabase(other).meta.count()).toBe(1);
  expect([uid, other].map((person) => typedAt({ uid: person }, 'chat:a').length)).toEqual([0, 1]);
  expect(Object.keys(localStorage).filter((key) => key.endsWith('searches'))).toEqual([
    `${keysOfPerson(other)}searches`,
  ]);
});

test('nor of what they have looked at since, and what was searched for, which they find again without network', async () => {
  const own = { ...aProduct({ id: productId('hidden'), sellerId: uid }), status: 'hidden' } as const;
  await catalogue.products.put(own);
  const looked = { key: cursorKeys.product(productId('p1')), value: millis(0), syncedAt: millis(1) };
  await catalogue.cursors.bulkPut([looked, { ...looked, key: cursorKeys.ownProducts(uid) }]);
  await catalogue.visits.put({ key: visitKeys.product(productId('p1')), at: millis(1) });
  await catalogue.sightings.put({ id: productId('p1'), at: millis(1) });
  await catalogue.answers.put({ key: 'q', ids: [], next: null, count: { kind: 'unknown' }, at: millis(1) });
  const counted = () =>
    Promise.all([catalogue.visits, catalogue.sightings, catalogue.answers].map((table) => table.count()));
  isHere(other);
  expect(await wipePerson(uid)).toBe(true);
  expect(await counted()).toEqual([1, 1, 1]);
  expect(await catalogue.cursors.toCollection().primaryKeys()).toEqual([looked.key]);
  expect(await catalogue.products.count()).toBe(0);

  isHere(uid);
  expect(await wipePerson(uid)).toBe(true);
  expect(await counted()).toEqual([0, 0, 0]);
  expect(await catalogue.cursors.count()).toBe(0);
});

test('nor of what stands on their screen, what they have shared, and the pictures of their conversations', async () => {
  const close = vi.fn<(to: UserId) => void>();
  const clearAppBadge = vi.fn<() => Promise<void>>();
  const shownTo = (to: UserId) => {
    const data = { type: 'chat_message', click_action: '/chat' } as const;
    const push = {
      title: '금빛',
      body: '안녕하세요',
      tag: to,
      eventId: to,
      sentAt: millis(1),
      to,
      data,
    } as const;
    const ids = { notificationId: null, chatId: null, messageId: null };
    return { data: shownPushData({ push: { ...push, ...ids }, count: 1 }), close: () => close(to) };
  };
  const registration = { getNotifications: async () => [uid, other].map(shownTo) };
  vi.stubGlobal('navigator', { clearAppBadge, serviceWorker: { getRegistration: async () => registration } });
  const addressOf = (person: UserId) =>
    `https://storage.example/v0/b/b/o/chatImages%2Fa_${person}%2F1.jpg?alt=media`;
  const seen = new Set([uid, other].map(addressOf));
  vi.stubGlobal('caches', {
    keys: async () => ['geumnaru-private-pictures'],
    open: async () => ({
      keys: async () => [...seen].map((url) => ({ url })),
      delete: async ({ url }: { readonly url: string }) => seen.delete(url),
    }),
    delete: async () => seen.clear(),
  });
  await keepSharedPhotos([new File(['a'], 'a.jpg', { type: 'image/jpeg' })], millis(1));
  isHere(other);

  expect(await wipePerson(uid)).toBe(true);

  expect(close.mock.calls).toEqual([[uid]]);
  expect(clearAppBadge).not.toHaveBeenCalled();
  expect([...seen]).toEqual([addressOf(other)]);
  expect(await sharedPhotos(millis(2))).toHaveLength(1);
});

test('a sign-out that was begun is remembered until it is done, person by person', () => {
  markLeaving(uid);
  markLeaving(other);
  markLeaving(uid);
  expect(readLeaving()).toEqual([uid, other]);
  unmarkLeaving(uid);
  expect(readLeaving()).toEqual([other]);
  unmarkLeaving(other);
  expect(localStorage.length).toBe(0);
});

test('a damaged mark counts as none', () => {
  localStorage.setItem('geumnaru.device.leaving', '[1, "a/b", {}]');
  expect(readLeaving()).toEqual([]);
});

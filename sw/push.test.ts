import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Dexie from 'dexie';
import { forgetArrivals, hasArrived, PUSHES_LOCK } from '#data/local/push-arrivals.ts';
import { deleteUserDatabase, openUserDatabase, userDatabaseName } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { notificationId, userId } from '#tests/support/domain-fixtures.ts';
import { WebLocks } from '#tests/histories/world/web-locks.ts';
import { keepSignIn } from '#tests/support/kept-sign-in.ts';
import { propertySeed } from '#tests/support/property-seeds.ts';

// The worker itself, on the device's own databases, in a surrounding that behaves as Safari's does.

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/130.0.2849.80 Mobile/15E148 Safari/605.1.15';
const READER = 'reader';

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: unknown;
}

interface Page {
  readonly visibilityState: 'visible' | 'hidden';
  readonly focused: boolean;
  postMessage(message: unknown, transfer: readonly MessagePort[]): void;
}

/** What the platform counts: shown notifications, of which one tag holds one. */
const world = {
  standing: new Map<string, Shown>(),
  shownTimes: 0,
  isSubscribed: true,
  pages: [] as Page[],
  doNotificationsFail: false,
  onLooked: async () => {},
  badge: 0,
};
const locks = new WebLocks().ofContext({ soon: (work) => queueMicrotask(work) });
type Listener = (event: { readonly data: unknown; waitUntil(work: Promise<unknown>): void }) => void;
const listeners: Listener[] = [];

const safari = {
  navigator: {
    userAgent: IPHONE,
    locks,
    async setAppBadge(count: number) {
      world.badge = count;
    },
  },
  addEventListener: (type: string, listener: Listener) => {
    if (type === 'push') listeners.push(listener);
  },
  clients: {
    async matchAll() {
      await world.onLooked();
      return world.pages;
    },
  },
  registration: {
    async getNotifications({ tag }: { readonly tag: string }) {
      if (world.doNotificationsFail) throw new Error('no notifications');
      return [...world.standing.values()].filter((shown) => shown.tag === tag);
    },
    async showNotification(title: string, { tag, data }: Shown) {
      world.shownTimes += 1;
      world.standing.set(tag, { title, tag, data });
    },
    pushManager: {
      getSubscription: async () => ({
        unsubscribe: async () => {
          world.isSubscribed = false;
        },
      }),
    },
  },
};

const page = (visibilityState: Page['visibilityState']): Page => ({
  visibilityState,
  focused: visibilityState === 'visible',
  postMessage: (_message, [port]) => port?.postMessage('done'),
});

/** As the platform does it: the event lives as long as what it was told to wait for. */
async function receive(text: string | null): Promise<void> {
  const works: Promise<unknown>[] = [];
  const data = text === null ? null : { json: (): unknown => JSON.parse(text) };
  for (const listener of listeners) listener({ data, waitUntil: (work) => void works.push(work) });
  expect(works).toHaveLength(1);
  await Promise.all(works);
}

const FIELDS = {
  title: '새 메시지',
  body: '네 가능해요',
  type: 'chat',
  click_action: '/chat/a_b_c',
  eventId: 'event-1',
  tag: 'chat:a_b_c',
  to: READER,
  sentAt: '1700000000000',
};
const push = (fields: object = {}) => JSON.stringify({ data: { ...FIELDS, ...fields } });

beforeAll(async () => {
  vi.stubGlobal('self', safari);
  const { showPushes } = await import('./push.ts');
  showPushes();
  await openUserDatabase(userId(READER)).notifications.add({
    id: notificationId('read-already'),
    to: userId(READER),
    type: 'system',
    title: '지난 소식',
    body: '',
    link: '',
    meta: {},
    read: true,
    createdAt: millis(1),
  });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(world, { shownTimes: 0, isSubscribed: true, pages: [], doNotificationsFail: false });
  world.onLooked = async () => {};
  world.standing.clear();
  await keepSignIn(READER);
});
afterEach(() => vi.restoreAllMocks());

test('of 1,000 pushes out of a zoo of payloads none ends without a visible notification', async () => {
  const event = fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5');
  const wellMade = fc
    .record(
      {
        title: fc.string({ unit: 'grapheme', maxLength: 200 }),
        body: fc.string({ unit: 'binary', maxLength: 400 }),
        type: fc.constantFrom('chat', 'system', 'price_drop', 'of a newer server'),
        click_action: fc.constantFrom('/chat/a_b_c', '//evil.example', 'javascript:alert(1)', ''),
        eventId: fc.oneof(event, fc.uuid()),
        tag: fc.constantFrom('chat:a_b_c', 'exchange:x1', ''),
        to: fc.constantFrom(READER, READER, READER, 'somebody-else', ''),
        notificationId: fc.constantFrom('read-already', 'n1', 'n2', ''),
        chatId: fc.constantFrom('a_b_c', 'not a chat', ''),
      },
      { requiredKeys: [] },
    )
    .map(push);
  const payload = fc.oneof(
    { weight: 6, arbitrary: wellMade },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.json()).map((data) => JSON.stringify({ data })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(null, '', '{"data":', '{"notification":{"title":"가짜"}}', 'null'),
    },
  );
  const given = fc.record({
    payload,
    signedIn: fc.constantFrom(READER, READER, READER, 'next', null),
    pages: fc.constantFrom([], [page('visible')], [page('hidden')], [page('hidden'), page('visible')]),
    doNotificationsFail: fc.constantFrom(false, false, false, true),
  });
  const unseen: string[] = [];
  const pushes = fc.sample(given, { numRuns: 1_000, seed: propertySeed });
  for (const { payload: text, signedIn, pages, doNotificationsFail } of pushes) {
    await keepSignIn(signedIn);
    Object.assign(world, { pages, doNotificationsFail });
    const before = world.shownTimes;
    await receive(text);
    if (world.shownTimes === before) unseen.push(`${signedIn}: ${text}`);
  }
  expect(pushes).toHaveLength(1_000);
  expect(unseen).toEqual([]);
});

test('a repeated push stands once: its own tag makes room for it', async () => {
  await receive(push({ eventId: 'twice' }));
  await receive(push({ eventId: 'twice' }));
  expect(world.shownTimes).toBe(2);
  expect([...world.standing.values()].map(({ title }) => title)).toEqual(['새 메시지']);
});

test("somebody else's says nothing of itself, and is the last", async () => {
  await receive(push({ eventId: 'foreign', to: 'somebody-else', body: '비밀' }));
  expect(JSON.stringify([...world.standing.values()])).not.toContain('비밀');
  expect({ shown: world.shownTimes, isSubscribed: world.isSubscribed }).toEqual({
    shown: 1,
    isSubscribed: false,
  });
});

test('storage that never answers keeps neither this push nor the next one unseen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A request that fires nothing.
  const hung = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  try {
    const received = receive(push({ eventId: 'hung' }));
    await vi.advanceTimersByTimeAsync(10_000);
    await received;
    expect(world.shownTimes).toBe(1);
  } finally {
    hung.mockRestore();
    vi.useRealTimers();
  }
  await receive(push({ eventId: 'after-it' }));
  expect([...world.standing.values()].map(({ title }) => title)).toContain('새 메시지');
});

/** What a page does: signed out, it waits for the push that is being taken, and removes what is the person's. */
async function signOut(onKeptWaiting: () => void): Promise<void> {
  await keepSignIn(null);
  let isKeptWaiting = true;
  const turn = locks.request(PUSHES_LOCK, async () => {
    isKeptWaiting = false;
  });
  // One that is free is had within this task.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (isKeptWaiting) onKeptWaiting();
  await turn;
  await Promise.all([deleteUserDatabase(userId(READER)), forgetArrivals(userId(READER))]);
  world.standing.clear();
  world.badge = 0;
}

test('of a push that a sign-out meets half way nothing is left, and the next one is turned away', async () => {
  let leaving = Promise.resolve();
  world.onLooked = () =>
    new Promise((resolve) => {
      leaving = signOut(resolve).then(resolve);
    });
  await Promise.all([receive(push({ eventId: 'half-way' })), receive(push({ eventId: 'behind-it' }))]);
  await leaving;
  expect(JSON.stringify([...world.standing.values()])).not.toContain(FIELDS.title);
  expect([await hasArrived('half-way'), await hasArrived('behind-it')]).toEqual([false, false]);
  expect(await Dexie.exists(userDatabaseName(userId(READER)))).toBe(false);
  expect(world.badge).toBe(0);
});

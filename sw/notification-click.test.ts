import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parsePageMessage, type PageMessage } from '#documents/page-message.ts';
import { followNotificationClicks } from './notification-click.ts';

// The worker itself, in a surrounding that behaves as Safari's and Firefox's do: a window's `url` is the one
// that it was opened with, wherever its page has gone since.

interface Window {
  readonly url: string;
  readonly doesAnswer: boolean;
  /** Whether it is this worker's to load. */
  readonly isOurs: boolean;
}
interface Pressed {
  readonly action: string;
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}
const world = {
  windows: [] as Window[],
  told: [] as (readonly [string, PageMessage | null])[],
  loaded: [] as string[],
  opened: [] as string[],
};
const listeners: ((event: Pressed) => void)[] = [];

const client = ({ url, doesAnswer, isOurs }: Window) => ({
  url,
  focus: async () => undefined,
  postMessage(message: unknown, [port]: readonly MessagePort[]) {
    world.told.push([url, parsePageMessage(message)]);
    if (doesAnswer) port?.postMessage('done');
  },
  async navigate(path: string) {
    if (!isOurs) throw new TypeError('this worker is not the active worker of that page');
    world.loaded.push(path);
  },
});

beforeAll(() => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: Pressed) => void) => {
      if (type === 'notificationclick') listeners.push(listener);
    },
    clients: {
      matchAll: async () => world.windows.map(client),
      openWindow: async (path: string) => void world.opened.push(path),
    },
  });
  followNotificationClicks();
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  Object.assign(world, { windows: [], told: [], loaded: [], opened: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

const FIELDS = {
  title: '새 메시지',
  body: '네 가능해요',
  type: 'chat',
  chatId: 'a_b_c',
  click_action: '/chat/a_b_c',
  eventId: 'event-1',
  tag: 'chat:a_b_c',
  to: 'reader',
  sentAt: '1700000000000',
};

/** As the platform does it: the event lives as long as what it was told to wait for. */
async function press(action = ''): Promise<void> {
  const works: Promise<unknown>[] = [];
  const notification = { data: { fields: FIELDS, count: 1 }, close: () => undefined };
  for (const listener of listeners) {
    listener({ action, notification, waitUntil: (work) => void works.push(work) });
  }
  await Promise.all(works);
}

const at = (path: string, { doesAnswer = true, isOurs = true } = {}) => ({
  url: `https://geumnaru.example${path}`,
  doesAnswer,
  isOurs,
});
const goTo = (path: string) => ({ kind: 'open_path', path });

test('a window that was opened with the very page is told to go there too: it may stand elsewhere', async () => {
  world.windows = [at('/market'), at('/chat/a_b_c')];
  await press();
  expect(world.told).toEqual([[at('/chat/a_b_c').url, goTo('/chat/a_b_c')]]);
  expect(world.loaded).toEqual([]);
});

test('else the window that was used last is told, and 답장 leads into the message box', async () => {
  world.windows = [at('/market'), at('/')];
  await press('reply');
  expect(world.told).toEqual([[at('/market').url, goTo('/chat/a_b_c#reply')]]);
});

async function pressUnheard(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const pressed = press();
  await vi.waitFor(() => expect(world.told).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(2_000);
  await pressed;
}

test('a window whose page does not answer is loaded anew', async () => {
  world.windows = [at('/chat/a_b_c', { doesAnswer: false })];
  await pressUnheard();
  expect([world.loaded, world.opened]).toEqual([['/chat/a_b_c'], []]);
});

test('beside one that is not this worker’s to load, another is opened', async () => {
  world.windows = [at('/chat/a_b_c', { doesAnswer: false, isOurs: false })];
  await pressUnheard();
  expect([world.loaded, world.opened]).toEqual([[], ['/chat/a_b_c']]);
});

test('without a window, one is opened', async () => {
  await press();
  expect(world.opened).toEqual(['/chat/a_b_c']);
});

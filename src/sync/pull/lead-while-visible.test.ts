import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEEP_MS, leadWhileVisible, type Visibility } from './lead-while-visible.ts';
import type { Tabs } from './web-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The locks and channels of one browser: who asks first holds first. */
function browser() {
  const waiting: { work: () => Promise<void>; isGone: () => boolean }[] = [];
  const askers = new Map<Tabs, () => void>();
  let isHeld = false;
  const next = async (): Promise<void> => {
    const first = waiting.find(({ isGone }) => !isGone());
    if (isHeld || !first) return;
    waiting.splice(waiting.indexOf(first), 1);
    isHeld = true;
    await first.work();
    isHeld = false;
    await next();
  };
  return {
    tabs(): Tabs {
      const own: Tabs = {
        holdAlone: (_name, signal, work) =>
          new Promise((resolve) => {
            waiting.push({ work: () => work().then(resolve), isGone: () => signal.aborted });
            void next();
          }),
        ask() {
          for (const [tab, listener] of askers) if (tab !== own) listener();
        },
        onAsked(_name, listener) {
          askers.set(own, listener);
          return () => askers.delete(own);
        },
      };
      return own;
    },
  };
}

function tab(tabs: Tabs, isVisible = true) {
  const listeners = new Set<() => void>();
  let listening = 0;
  let starts = 0;
  const visibility: Visibility = {
    isVisible: () => isVisible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stop = leadWhileVisible(
    'geumnaru-pull',
    visibility,
    () => {
      starts += 1;
      listening += 1;
      return () => (listening -= 1);
    },
    tabs,
  );
  return {
    stop,
    isListening: () => listening === 1,
    starts: () => starts,
    async see(value: boolean) {
      isVisible = value;
      for (const listener of listeners) listener();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('twenty returns within minutes start to listen once', async () => {
  const only = tab(browser().tabs());
  for (let cycle = 0; cycle < 20; cycle += 1) {
    await only.see(false);
    await vi.advanceTimersByTimeAsync(KEEP_MS / 2);
    await only.see(true);
  }
  expect({ listening: only.isListening(), starts: only.starts() }).toEqual({ listening: true, starts: 1 });
});

test('a tab that stays hidden ends, and begins again when it is seen', async () => {
  const only = tab(browser().tabs());
  await only.see(false);
  await vi.advanceTimersByTimeAsync(KEEP_MS + 1);
  expect(only.isListening()).toBe(false);
  await only.see(true);
  expect({ listening: only.isListening(), starts: only.starts() }).toEqual({ listening: true, starts: 2 });
});

test('a hidden tab makes room at once for one that is seen; of two that are seen one listens', async () => {
  const shared = browser();
  const first = tab(shared.tabs());
  await first.see(false);
  const second = tab(shared.tabs());
  await vi.advanceTimersByTimeAsync(0);
  expect([first.isListening(), second.isListening()]).toEqual([false, true]);
  await first.see(true);
  expect([first.isListening(), second.isListening()]).toEqual([false, true]);
  await second.see(false);
  await vi.advanceTimersByTimeAsync(KEEP_MS + 1);
  expect([first.isListening(), second.isListening()]).toEqual([true, false]);
});

test('who stops for good leaves nothing behind, however often it was seen', async () => {
  const only = tab(browser().tabs());
  await only.see(true);
  await only.see(true);
  only.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(only.isListening()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a tab that opens hidden waits for nothing, and can be closed', async () => {
  const only = tab(browser().tabs(), false);
  await only.see(false);
  expect({ starts: only.starts(), timers: vi.getTimerCount() }).toEqual({ starts: 0, timers: 0 });
  only.stop();
  await only.see(true);
  expect(only.starts()).toBe(0);
});

/** Locks of a browser that answers when it is told to. */
function slowTabs() {
  let answer = async (): Promise<void> => expect.unreachable('nobody has asked');
  const tabs: Tabs = {
    holdAlone: (_name, signal, work) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        answer = () => work().then(resolve, reject);
      }),
    ask: () => undefined,
    onAsked: () => () => undefined,
  };
  return { tabs, grant: () => answer() };
}

/** What was rejected while `work` ran and that nobody has taken. */
async function untaken(work: () => Promise<void>): Promise<readonly unknown[]> {
  const others = process.listeners('unhandledRejection');
  const heard: unknown[] = [];
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => heard.push(reason));
  try {
    await work();
    await turnOfTheLoop();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  }
  return heard;
}

test('a turn that comes when the tab has gone already is given back at once', async () => {
  const { tabs, grant } = slowTabs();
  const only = tab(tabs);
  const heard = await untaken(async () => {
    only.stop();
    await grant();
  });
  expect({ starts: only.starts(), heard }).toEqual({ starts: 0, heard: [] });
});

test('a lock that fails of itself is heard of', async () => {
  const broken = new Error('no locks');
  const { tabs } = slowTabs();
  const heard = await untaken(async () => {
    tab({ ...tabs, holdAlone: async () => Promise.reject(broken) });
  });
  expect(heard).toEqual([broken]);
});

import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEEP_MS, leadWhileVisible, SILENCE_MS, type Visibility } from './lead-while-visible.ts';
import type { Tabs, TabWord } from './web-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  readonly tab: Tabs;
  readonly work: () => Promise<void>;
  readonly isGone: () => boolean;
  readonly reject: (error: unknown) => void;
}

const aborted = () => new DOMException('aborted', 'AbortError');

/** The locks and channels of one browser: who asks first holds first, and what is frozen hears and does nothing. */
function browser() {
  const waiting: Asked[] = [];
  const listeners = new Map<Tabs, (word: TabWord) => void>();
  const thaws = new Map<Tabs, (() => void)[]>();
  let held: Asked | null = null;
  /** At once, or once the tab is awake. */
  const inTab = (tab: Tabs, run: () => void) => {
    const later = thaws.get(tab);
    if (later) later.push(run);
    else run();
  };
  const next = () => {
    const first = waiting.find(({ isGone }) => !isGone());
    if (held === null && first) {
      waiting.splice(waiting.indexOf(first), 1);
      grant(first);
    }
  };
  const grant = (asked: Asked) => {
    held = asked;
    inTab(asked.tab, () => void work(asked));
  };
  const work = async (asked: Asked) => {
    await asked.work();
    if (held !== asked) return;
    held = null;
    next();
  };
  return {
    freeze: (tab: Tabs) => void thaws.set(tab, []),
    thaw(tab: Tabs) {
      const runs = thaws.get(tab) ?? [];
      thaws.delete(tab);
      for (const run of runs) run();
    },
    tabs(): Tabs {
      const own: Tabs = {
        holdAlone: (_name, signal, work) =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => reject(aborted()));
            const asked = {
              tab: own,
              work: () => work().then(resolve),
              isGone: () => signal.aborted,
              reject,
            };
            waiting.push(asked);
            next();
          }),
        takeOver: (_name, work) =>
          new Promise((resolve, reject) => {
            const from = held;
            if (from) inTab(from.tab, () => from.reject(aborted()));
            grant({ tab: own, work: () => work().then(resolve), isGone: () => false, reject });
          }),
        say(_name, word) {
          for (const [tab, listener] of listeners) if (tab !== own) inTab(tab, () => listener(word));
        },
        onSaid(_name, listener) {
          listeners.set(own, listener);
          return () => listeners.delete(own);
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

test('a tab that is frozen while it listens loses its place to one that is seen', async () => {
  const shared = browser();
  const frozen = shared.tabs();
  const first = tab(frozen);
  await first.see(false);
  shared.freeze(frozen);
  const second = tab(shared.tabs());
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(second.isListening()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(second.isListening()).toBe(true);
  shared.thaw(frozen);
  await vi.advanceTimersByTimeAsync(0);
  expect([first.isListening(), second.isListening()]).toEqual([false, true]);
  // It waits for its turn as any other.
  await second.see(false);
  await first.see(true);
  expect([first.isListening(), second.isListening()]).toEqual([true, false]);
  expect([first.starts(), second.starts()]).toEqual([2, 1]);
});

test('one that is seen again as it wakes listens again once the other makes room', async () => {
  const shared = browser();
  const frozen = shared.tabs();
  const first = tab(frozen);
  await first.see(false);
  shared.freeze(frozen);
  const second = tab(shared.tabs());
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  await second.see(false);
  await first.see(true);
  shared.thaw(frozen);
  await vi.advanceTimersByTimeAsync(0);
  expect([first.isListening(), second.isListening()]).toEqual([true, false]);
});

test('of two that are seen the second takes nothing, however long it waits', async () => {
  const shared = browser();
  const first = tab(shared.tabs());
  const second = tab(shared.tabs());
  await vi.advanceTimersByTimeAsync(20 * SILENCE_MS);
  expect([first.isListening(), second.isListening()]).toEqual([true, false]);
  first.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.isListening()).toBe(true);
  expect([first.starts(), second.starts()]).toEqual([1, 1]);
});

test('one that is hidden while it waits asks for nothing', async () => {
  const shared = browser();
  const frozen = shared.tabs();
  const first = tab(frozen);
  await first.see(false);
  shared.freeze(frozen);
  const second = tab(shared.tabs());
  await second.see(false);
  await vi.advanceTimersByTimeAsync(2 * SILENCE_MS);
  expect(second.starts()).toBe(0);
  await second.see(true);
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(second.isListening()).toBe(true);
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
    takeOver: async () => expect.unreachable('nobody holds it'),
    say: () => undefined,
    onSaid: () => () => undefined,
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

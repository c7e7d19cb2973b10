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

function tab(tabs: Tabs) {
  const listeners = new Set<() => void>();
  let isVisible = true;
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

test('who stops for good leaves nothing behind', async () => {
  const only = tab(browser().tabs());
  await vi.advanceTimersByTimeAsync(0);
  only.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(only.isListening()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

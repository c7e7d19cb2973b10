import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let tags: string[];
let isOnline: boolean;
let requestBackgroundSync: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  tags = [];
  isOnline = false;
  const sync = {
    register: async (tag: string) => void tags.push(tag),
    getTags: async () => tags,
  };
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
    serviceWorker: { getRegistration: async () => ({ sync }) },
  });
  // What was asked is remembered for as long as a page lives.
  vi.resetModules();
  ({ requestBackgroundSync } = await import('./request-background-sync.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks for as long as given, as a page whose tries fail does. */
async function askFor(ms: number, everyMs = 30_000): Promise<void> {
  for (let passed = 0; passed < ms; passed += everyMs) {
    requestBackgroundSync();
    await vi.advanceTimersByTimeAsync(everyMs);
  }
}

test('ten hours without network leave a few wake-ups, not a thousand', async () => {
  await askFor(10 * 60 * 60_000);
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.length).toBeLessThanOrEqual(4);
});

test('a burst asks once, and what is queued after the wake-up has fired asks anew', async () => {
  await askFor(2_000, 100);
  expect(tags).toHaveLength(1);
  tags = [];
  await askFor(100, 100);
  expect(tags).toHaveLength(1);
});

test('where the browser believes in a network, wake-ups that sleep are joined by a fresh one now and then', async () => {
  isOnline = true;
  await askFor(60 * 60_000);
  expect(tags.length).toBeGreaterThan(4);
  expect(tags.length).toBeLessThanOrEqual(4 + 12);
});

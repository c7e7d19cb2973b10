// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt } from './after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A file that comes only once there is a network. */
function partBehindANetwork() {
  const part = { isThere: false, asked: 0, begun: 0 };
  const load = async () => {
    part.asked += 1;
    if (!part.isThere) throw new Error('Failed to fetch dynamically imported module');
    return () => void (part.begun += 1);
  };
  return { part, load };
}

test('a part that could not be loaded begins when the network is back, once', async () => {
  const { part, load } = partBehindANetwork();
  await attempt(load);
  expect(part).toEqual({ isThere: false, asked: 1, begun: 0 });
  part.isThere = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(part).toEqual({ isThere: true, asked: 2, begun: 1 });
});

test('where the radio never went, it is asked for again after a while', async () => {
  const { part, load } = partBehindANetwork();
  await attempt(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(part.begun).toBe(0);
  part.isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(part.begun).toBe(1);
});

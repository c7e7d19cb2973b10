// @vitest-environment jsdom
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, type Result } from '#domain/result.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { TRY_AGAIN_AFTER_MS, useTakeout } from './use-takeout.ts';

const asked = vi.hoisted(() => ({
  get: vi.fn<() => Promise<Result<never>>>(),
  query: async () => ({ ok: true, value: [] }),
}));
vi.mock('#data/remote/catalogue-remote.ts', () => ({ publicReader: () => asked }));
const way = vi.hoisted(() => ({ kind: 'online', listeners: new Set<() => void>() }));
vi.mock('#session/connection-store.ts', () => ({
  connection: {
    get: () => way,
    subscribe(listener: () => void) {
      way.listeners.add(listener);
      return () => way.listeners.delete(listener);
    },
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  way.kind = 'online';
  asked.get.mockResolvedValue(err('gone')).mockResolvedValueOnce(err('offline'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const kindNow = () => renderHook(() => useTakeout(BUYER)).result.current.state.kind;

async function pause() {
  const { result, unmount } = renderHook(() => useTakeout(BUYER));
  await act(async () => result.current.start());
  await vi.waitFor(() => expect(kindNow()).toBe('paused'));
  return { result, unmount };
}

test('what one lost answer has paused goes on by itself, though the connection was never said to be lost', async () => {
  const { result } = await pause();
  await act(() => vi.advanceTimersByTimeAsync(TRY_AGAIN_AFTER_MS));
  await vi.waitFor(() => expect(kindNow()).toBe('ready'));
  await act(async () => result.current.cancel());
});

test('it goes on with the network, and not before, whichever screen is open by then', async () => {
  const { unmount } = await pause();
  unmount();
  way.kind = 'offline';
  await act(() => vi.advanceTimersByTimeAsync(TRY_AGAIN_AFTER_MS));
  await vi.waitFor(() => expect(kindNow()).toBe('paused'));
  cleanup();
  way.kind = 'online';
  await act(async () => {
    for (const listener of way.listeners) listener();
  });
  await vi.waitFor(() => expect(kindNow()).toBe('ready'));
});

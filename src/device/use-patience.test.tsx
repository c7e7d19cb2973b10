// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePatience } from './use-patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('patience ends after its time, and begins anew with another room', async () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { result, rerender } = renderHook(({ room }) => usePatience(room, 8_000), {
    initialProps: { room: 'one' },
  });
  await pass(7_999);
  expect(result.current).toBe(true);
  await pass(1);
  expect(result.current).toBe(false);
  rerender({ room: 'another' });
  expect(result.current).toBe(true);
  await pass(8_000);
  expect(result.current).toBe(false);
});

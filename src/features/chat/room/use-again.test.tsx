// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffCeilingMs } from '#domain/outbox/backoff.ts';
import type { OlderState } from './older-state.ts';
import { useAgain } from './use-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('older messages that could not be loaded are asked for again, ever later, and never while nothing has failed', async () => {
  let asked = 0;
  const ask = () => {
    asked += 1;
  };
  const { rerender } = renderHook(({ older }: { older: OlderState }) => useAgain(older, ask), {
    initialProps: { older: 'unknown' },
  });
  await pass(600_000);
  expect(asked).toBe(0);

  for (let failure = 1; failure <= 3; failure += 1) {
    rerender({ older: 'failed' });
    await pass(backoffCeilingMs(failure));
    expect(asked).toBe(failure);
    rerender({ older: 'loading' });
  }
  rerender({ older: 'unknown' });
  rerender({ older: 'failed' });
  await pass(backoffCeilingMs(1));
  expect(asked).toBe(4);
});

test('whoever leaves the room is not asked for', async () => {
  let asked = 0;
  const { unmount } = renderHook(() => useAgain('failed', () => (asked += 1)));
  unmount();
  await pass(600_000);
  expect(asked).toBe(0);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileVisible } from './while-visible.ts';

let visibility: DocumentVisibilityState;
beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('work is done at its interval, not while nobody can see the page, and never after the stop', () => {
  const work = vi.fn<() => void>();
  const stop = whileVisible(60_000, work);
  vi.advanceTimersByTime(59_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  visibility = 'hidden';
  vi.advanceTimersByTime(600_000);
  expect(work).toHaveBeenCalledTimes(1);
  visibility = 'visible';
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(work).toHaveBeenCalledTimes(2);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterNextPaint } from './next-paint.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it runs once, in a task behind the frame', () => {
  const run = vi.fn();
  afterNextPaint(run);
  vi.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a page that paints nothing runs it once it is looked at', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const run = vi.fn();
  afterNextPaint(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  for (const frame of frames) frame(60_000);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('what is called off does not run, before the frame or behind it', () => {
  const run = vi.fn();
  const callOffEarly = afterNextPaint(run);
  callOffEarly();
  const callOffLate = afterNextPaint(run);
  vi.advanceTimersByTime(FRAME_MS);
  callOffLate();
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
});

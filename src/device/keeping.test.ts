// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allKept, keeping, keepOnLeaving, loadAfresh } from './keeping.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether everything counts as kept by now. */
function asked(): { isKept: boolean } {
  const state = { isKept: false };
  void allKept().then(() => (state.isKept = true));
  return state;
}

test('what is on its way to the disk is waited for, whether it arrives or is refused', async () => {
  let [arrive, refuse] = [() => {}, () => {}];
  const written = keeping(new Promise<void>((resolve) => (arrive = resolve)));
  const refused = keeping(new Promise<void>((_, reject) => (refuse = () => reject(new Error('full')))));
  const before = asked();
  arrive();
  await written;
  expect(before.isKept).toBe(false);
  refuse();
  await expect(refused).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(0);
  expect(before.isKept).toBe(true);
  const after = asked();
  await vi.advanceTimersByTimeAsync(0);
  expect(after.isKept).toBe(true);
});

test('a disk that does not answer holds nobody up for long', async () => {
  let arrive = () => {};
  const write = keeping(new Promise<void>((resolve) => (arrive = resolve)));
  const waiting = asked();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(waiting.isKept).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.isKept).toBe(true);
  arrive();
  await write;
});

test('what is held back is written first, and so is what had to wait for that', async () => {
  let [first, second] = [() => {}, () => {}];
  const write = vi
    .fn<() => Promise<void>>()
    .mockReturnValueOnce(new Promise<void>((resolve) => (first = resolve)))
    .mockReturnValueOnce(new Promise<void>((resolve) => (second = resolve)));
  const held = ['처음', '나중'];
  let isWriting = false;
  const end = keepOnLeaving(() => {
    if (isWriting || held.shift() === undefined) return;
    isWriting = true;
    void keeping(write()).then(() => (isWriting = false));
  });
  const leaving = asked();
  expect(write).toHaveBeenCalledTimes(1);
  first();
  await vi.advanceTimersByTimeAsync(1);
  expect(write).toHaveBeenCalledTimes(2);
  expect(leaving.isKept).toBe(false);
  second();
  await vi.advanceTimersByTimeAsync(1);
  expect(leaving.isKept).toBe(true);

  end();
  held.push('끝난 뒤');
  dispatchEvent(new Event('pagehide'));
  expect(asked().isKept).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a page that is hidden or left writes what is held back', () => {
  const keepNow = vi.fn<() => void>();
  const end = keepOnLeaving(keepNow);
  dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keepNow).toHaveBeenCalledTimes(2);
  end();
});

test('a page is loaded afresh only once what was typed is on the disk', async () => {
  const [reload, assign] = [vi.fn<() => void>(), vi.fn<(href: string) => void>()];
  vi.stubGlobal('location', { reload, assign });
  let arrive = () => {};
  void keeping(new Promise<void>((resolve) => (arrive = resolve)));
  const left = [loadAfresh(), loadAfresh('/chat')];
  await vi.advanceTimersByTimeAsync(100);
  expect(reload).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(left);
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/chat');
});

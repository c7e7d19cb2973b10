import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allKept, keeping } from './keeping.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

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

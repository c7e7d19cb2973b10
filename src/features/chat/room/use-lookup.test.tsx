// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BACKOFF_CAP_MS } from '#domain/outbox/backoff.ts';
import type { RoomLookup } from '#services/chat/room-lookup.ts';
import { chatId } from '#tests/support/domain-fixtures.ts';
import { useLookup } from './use-lookup.ts';

const room = chatId('p1_buyer_seller');
const answers: RoomLookup[] = [];
const lookUp = vi.fn(() => Promise.resolve(answers.shift() ?? 'unreachable'));
const open = (isWanted = true) =>
  renderHook((wanted: boolean) => useLookup(room, wanted, lookUp), { initialProps: isWanted });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const look = (state: DocumentVisibilityState) =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  cleanup();
  await look('visible');
  vi.useRealTimers();
  lookUp.mockClear();
  answers.length = 0;
});

test('a room that nobody could be asked for is asked for again by itself, and then no more', async () => {
  answers.push('unreachable', 'unreachable', 'denied');
  const { result } = open();
  await wait(0);
  expect(result.current.answer).toBe('unreachable');
  for (let round = 0; round < 4; round += 1) await wait(BACKOFF_CAP_MS);
  expect(result.current.answer).toBe('denied');
  expect(lookUp).toHaveBeenCalledTimes(3);
});

test('a room whose first words are still on their way is found', async () => {
  answers.push('missing', 'missing', 'found');
  const { result } = open();
  await wait(0);
  expect(result.current.answer).toBe('missing');
  for (let round = 0; round < 3; round += 1) await wait(BACKOFF_CAP_MS);
  expect(result.current.answer).toBe('found');
  expect(lookUp).toHaveBeenCalledTimes(3);
});

test('a room that there is not is not asked for for ever', async () => {
  answers.push(...Array.from({ length: 20 }, () => 'missing' as const));
  open();
  for (let round = 0; round < 12; round += 1) await wait(BACKOFF_CAP_MS);
  expect(lookUp).toHaveBeenCalledTimes(6);
});

test('nobody is asked while nobody looks, and at once when somebody does', async () => {
  const { result } = open();
  await wait(0);
  await look('hidden');
  await wait(10 * BACKOFF_CAP_MS);
  expect(lookUp).toHaveBeenCalledTimes(1);
  answers.push('missing');
  await look('visible');
  expect(lookUp).toHaveBeenCalledTimes(2);
  expect(result.current.answer).toBe('missing');
});

test('what is not wanted any more, for there is no network, is not asked for', async () => {
  const { rerender } = open();
  await wait(0);
  rerender(false);
  await wait(10 * BACKOFF_CAP_MS);
  expect(lookUp).toHaveBeenCalledTimes(1);
});

test('who asks again by hand sees that it is being asked', async () => {
  const { result } = open();
  await wait(0);
  act(() => result.current.retry());
  expect(result.current.answer).toBeNull();
  await wait(0);
  expect(result.current.answer).toBe('unreachable');
  expect(lookUp).toHaveBeenCalledTimes(2);
});

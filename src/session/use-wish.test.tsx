// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { oneFlight } from '#session/one-flight.ts';
import { useWish } from './use-wish.ts';

const open = (content: string) =>
  renderHook(({ words }: { readonly words: string }) => useWish(words), { initialProps: { words: content } });
const answering = (ok: boolean) => vi.fn((id: string) => Promise.resolve({ ok, id }));

test('a wish is fulfilled once, however often it is asked for', async () => {
  const { result, rerender } = open('하나');
  const command = answering(true);
  const [first, second] = await Promise.all([result.current.fulfil(command), result.current.fulfil(command)]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toBeNull();
  rerender({ words: '하나' });
  expect(await result.current.fulfil(command)).toBeNull();
  expect(command).toHaveBeenCalledTimes(1);
});

test('one that failed may be tried again, under the same id', async () => {
  const { result } = open('하나');
  const command = answering(false);
  await result.current.fulfil(command);
  await result.current.fulfil(command);
  const [first, second] = command.mock.calls.map(([id]) => id);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('one that threw may be tried again', async () => {
  const { result } = open('하나');
  await expect(result.current.fulfil(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await result.current.fulfil(answering(true))).toMatchObject({ ok: true });
});

test('the same words written anew are another wish', async () => {
  const { result, rerender } = open('하나');
  const command = answering(true);
  await result.current.fulfil(command);
  rerender({ words: '' });
  rerender({ words: '하나' });
  await result.current.fulfil(command);
  const [first, second] = command.mock.calls.map(([id]) => id);
  expect(second).not.toBe(first);
  expect(command).toHaveBeenCalledTimes(2);
});

test('calls that are the same while one is on its way are one', async () => {
  const flight = oneFlight<string>();
  const call = vi.fn(() => Promise.resolve('done'));
  const other = vi.fn(() => Promise.resolve('other'));
  expect(await Promise.all([flight('a', call), flight('a', call), flight('b', other)])).toEqual([
    'done',
    'done',
    'other',
  ]);
  expect(call).toHaveBeenCalledTimes(1);
  await flight('a', call);
  expect(call).toHaveBeenCalledTimes(2);
});

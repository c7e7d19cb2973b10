// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedTerm } from './use-typed-term.ts';

const written: string[] = [];
const write = (term: string) => void written.push(term);
const open = (term = '') =>
  renderHook(({ now }: { now: string }) => useTypedTerm(now, write), { initialProps: { now: term } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  written.length = 0;
});

test('the address follows once nothing more is typed, without blanks at the ends', async () => {
  const { result } = open();
  for (const text of [' ㄱ', ' 고', ' 골', ' 골드 ']) act(() => result.current.type(text));
  expect(written).toEqual([]);
  await pause();
  expect(written).toEqual(['골드']);
  expect(result.current.typed).toBe(' 골드 ');
});

test('what is typed on while the address follows stays', async () => {
  const { result, rerender } = open();
  act(() => result.current.type('골'));
  await pause();
  act(() => result.current.type('골드'));
  rerender({ now: '골' });
  expect(result.current.typed).toBe('골드');
  await pause();
  expect(written).toEqual(['골', '골드']);
});

test('whoever opens a room at once finds it in the address, and it is written once', async () => {
  const { result } = open();
  act(() => result.current.type('종로'));
  act(() => result.current.keep());
  expect(written).toEqual(['종로']);
  await pause();
  expect(written).toEqual(['종로']);
});

test('an address that something else has changed counts', async () => {
  const { result, rerender } = open('종로');
  expect(result.current.typed).toBe('종로');
  rerender({ now: '' });
  expect(result.current.typed).toBe('');
  await pause();
  expect(written).toEqual([]);
});

test('a field that was left takes nothing along', async () => {
  const { result, unmount } = open();
  act(() => result.current.type('종로'));
  unmount();
  await pause();
  expect(written).toEqual([]);
});

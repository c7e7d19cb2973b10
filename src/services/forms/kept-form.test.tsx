// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { draftRefusals } from './draft-refusals.ts';
import { useDraftsOf } from './draft-store.ts';
import { useFormKeptIn } from './kept-form.ts';

const FIELDS = ['rating', 'content'] as const;
const living = async () => new Set<string>();
const db = openUserDatabase(BUYER);
const openIn = (tab: string, name = 'review:o1', of = '') =>
  renderHook(() => useFormKeptIn(useDraftsOf(db), { tab, living }, name, FIELDS, of)).result;

afterEach(async () => {
  cleanup();
  await db.drafts.clear();
});

const kept = async () => (await db.drafts.toArray()).map(({ value }) => value);

test('what is typed is on the disk, and there again for who opens the form anew', async () => {
  const form = openIn('a');
  act(() => form.current.change(['content', '친절']));
  act(() => form.current.change(['rating', 'best']));
  expect(Object.fromEntries(form.current.form)).toEqual({ content: '친절', rating: 'best' });
  await vi.waitFor(async () => expect(await kept()).toEqual([{ content: '친절', rating: 'best' }]));
  cleanup();
  const again = openIn('b');
  await waitFor(() =>
    expect(Object.fromEntries(again.current.form)).toEqual({ content: '친절', rating: 'best' }),
  );
});

test('what was typed of something else is none of it, and gives way to what is typed', async () => {
  const form = openIn('a', 'deal:p1', 'o1');
  act(() => form.current.change(['content', '50만'], ['rating', 'best']));
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
  cleanup();
  const other = openIn('b', 'deal:p1', 'o2');
  await waitFor(() => expect(other.current.stored).not.toBeNull());
  expect(other.current.form.size).toBe(0);
  act(() => other.current.change(['content', '60만']));
  expect(Object.fromEntries(other.current.form)).toEqual({ content: '60만' });
  await vi.waitFor(async () => expect(await kept()).toEqual([{ content: '60만', of: 'o2' }]));
});

test('a form that was submitted begins empty', async () => {
  const form = openIn('a');
  act(() => form.current.change(['content', '친절']));
  act(() => void form.current.clear());
  expect(form.current.form.size).toBe(0);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('what is typed while the answer to a submission is on its way stays', async () => {
  const form = openIn('a');
  act(() => form.current.change(['content', '친절']));
  const { clear } = form.current;
  act(() => form.current.change(['content', '친절해요']));
  act(() => void clear());
  expect(form.current.form.get('content')).toBe('친절해요');
  await vi.waitFor(async () => expect(await kept()).toEqual([{ content: '친절해요' }]));
  act(() => void form.current.clear());
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('what an earlier version kept is read field by field', async () => {
  await db.drafts.put({
    key: 'review:o1@gone',
    value: { content: '친절', stars: '5', rating: 3 },
    updatedAt: millis(0),
  });
  const form = openIn('a');
  await waitFor(() => expect(Object.fromEntries(form.current.form)).toEqual({ content: '친절' }));
});

test('a disk that takes nothing more is told of once, and what is typed stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const told = vi.fn();
  const stop = draftRefusals.subscribe(told);
  const form = openIn('a');
  db.drafts.hook('creating', full);
  act(() => form.current.change(['content', '친']));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  act(() => form.current.change(['content', '친절']));
  await vi.waitFor(() => expect(warn.mock.calls.filter(isRefusal)).toHaveLength(2));
  expect(told).toHaveBeenCalledTimes(1);
  expect(form.current.form.get('content')).toBe('친절');

  db.drafts.hook('creating').unsubscribe(full);
  act(() => form.current.change(['content', '친절해요']));
  await vi.waitFor(async () => expect(await kept()).toEqual([{ content: '친절해요' }]));
  stop();
  warn.mockRestore();
});

const isRefusal = ([what]: readonly unknown[]) => what === 'what was typed was not kept';

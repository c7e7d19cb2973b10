// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { useFormKeptIn } from './kept-form.ts';

const FIELDS = ['rating', 'content'] as const;
const living = async () => new Set<string>();
const db = openUserDatabase(BUYER);
const openIn = (tab: string, name = 'review:o1') =>
  renderHook(() => useFormKeptIn(db, { tab, living }, name, FIELDS)).result;

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

test('a form that was submitted begins empty', async () => {
  const form = openIn('a');
  act(() => form.current.change(['content', '친절']));
  act(() => form.current.clear());
  expect(form.current.form.size).toBe(0);
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

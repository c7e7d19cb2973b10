// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { millis } from '#domain/units.ts';
import { useCatalogueRow } from './use-catalogue.ts';

afterEach(async () => {
  cleanup();
  await catalogue.cursors.clear();
});

test('a row that says what it said stays the same object; one that says something else is another', async () => {
  const put = (value: number) =>
    catalogue.cursors.put({ key: 'a', value: millis(value), syncedAt: millis(1) });
  const { result } = renderHook(() => useCatalogueRow((db) => db.cursors.get('a'), []));
  const row = () => (result.current.kind === 'ready' ? result.current.value : undefined);
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: undefined }));
  await act(() => put(1));
  await waitFor(() => expect(row()?.value).toBe(1));
  const first = row();
  await act(() => put(1));
  await act(() => catalogue.cursors.put({ key: 'b', value: millis(2), syncedAt: millis(2) }));
  expect(row()).toBe(first);
  await act(() => put(2));
  await waitFor(() => expect(row()?.value).toBe(2));
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { err } from '#domain/result.ts';
import type { Store } from '#domain/store/store.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { StoreEntry } from './store-entry.tsx';

vi.mock('#data/remote/desk-calls.ts', () => ({ saveStore: async () => err('offline') }));

afterEach(cleanup);

const entry = (store: Store) => <StoreEntry store={store} today="2026-03-11" onEdit={() => undefined} />;

test('a store that was closed though the answer was lost is not said to have failed', async () => {
  const store = aStore();
  const { rerender } = render(entry(store));
  fireEvent.click(screen.getByRole('button', { name: text.closeOf(store.name) }));
  fireEvent.click(await screen.findByRole('button', { name: text.close }));
  expect((await screen.findByRole('alert')).textContent).toBe(deskText.callRefusal.offline);
  rerender(entry({ ...store, isClosed: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});

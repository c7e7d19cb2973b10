// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as StoreQueries from '#data/local/queries/store-queries.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { commonText } from '#i18n/ko/common.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { connection } from '#session/connection-store.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { GoldExchangeScreen } from './gold-exchange-screen.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));
vi.mock('#services/account/use-account.ts', () => ({ useAccount: () => ({ kind: 'loading' }) }));
const disk = vi.hoisted(() => ({ fails: false }));
vi.mock('#data/local/queries/store-queries.ts', async (original) => {
  const real = await original<typeof StoreQueries>();
  return {
    ...real,
    openedStores: (...asked: Parameters<typeof real.openedStores>) =>
      disk.fails ? Promise.reject(new Error('no disk')) : real.openedStores(...asked),
  };
});
vi.mock('#data/remote/rest/probe.ts', () => ({ probeServer: async () => false }));

beforeEach(() => connection.report('radio_off'));
afterEach(async () => {
  cleanup();
  disk.fails = false;
  forgetKeptAnswers();
  await catalogue.stores.clear();
  // What one test has typed is no draft for the next.
  localStorage.clear();
  await openUserDatabase(BUYER).drafts.clear();
});

const draw = () =>
  render(<GoldExchangeScreen bar={undefined} onBarTaken={() => undefined} onAsked={() => undefined} />, {
    wrapper: InRouter,
  });
const noteField = () => screen.findByLabelText<HTMLInputElement>(new RegExp(text.items.note));

test('what is typed without network stays in its field as the network comes back', async () => {
  await catalogue.stores.put(aStore({ services: ['exchange'] }));
  draw();
  const note = await noteField();
  fireEvent.change(note, { target: { value: '고리가 끊어졌어요' } });
  act(() => connection.report('radio_on'));
  expect(connection.get().kind).toBe('unstable');
  expect(screen.getByLabelText(new RegExp(text.items.note))).toBe(note);
  expect(note.value).toBe('고리가 끊어졌어요');
});

test('where the device has not answered at first, another try asks for all of it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await catalogue.stores.put(aStore({ services: ['exchange'] }));
  disk.fails = true;
  draw();
  await screen.findByText(text.loadFailed);
  disk.fails = false;
  fireEvent.click(screen.getByRole('button', { name: commonText.retry }));
  expect(await noteField()).toBeDefined();
});

test('what is typed stays where the device is asked anew and does not answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await catalogue.stores.put(aStore({ services: ['exchange'] }));
  draw();
  const note = await noteField();
  fireEvent.change(note, { target: { value: '고리가 끊어졌어요' } });
  disk.fails = true;
  await catalogue.stores.put(aStore({ services: ['exchange'], name: '다른 이름' }));
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('a query on this device failed', expect.anything()),
  );
  await act(async () => undefined);
  expect(await noteField()).toBe(note);
  expect(note.value).toBe('고리가 끊어졌어요');
});

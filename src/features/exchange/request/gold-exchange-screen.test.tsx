// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { connection } from '#session/connection-store.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { GoldExchangeScreen } from './gold-exchange-screen.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));
vi.mock('#services/account/use-account.ts', () => ({ useAccount: () => ({ kind: 'loading' }) }));
vi.mock('#data/remote/rest/probe.ts', () => ({ probeServer: async () => false }));

afterEach(cleanup);

test('what is typed without network stays in its field as the network comes back', async () => {
  connection.report('radio_off');
  await catalogue.stores.put(aStore({ services: ['exchange'] }));
  render(<GoldExchangeScreen bar={undefined} onAsked={() => undefined} />, { wrapper: InRouter });
  const note = await screen.findByLabelText<HTMLInputElement>(new RegExp(text.items.note));
  fireEvent.change(note, { target: { value: '고리가 끊어졌어요' } });
  act(() => connection.report('radio_on'));
  expect(connection.get().kind).toBe('unstable');
  expect(screen.getByLabelText(new RegExp(text.items.note))).toBe(note);
  expect(note.value).toBe('고리가 끊어졌어요');
});

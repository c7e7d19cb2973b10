// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { connection } from '#session/connection-store.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { keepExchangeDraft } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { emptyForm, newBar } from './exchange-form.ts';
import { GoldExchangeScreen } from './gold-exchange-screen.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));
vi.mock('#services/account/use-account.ts', () => ({ useAccount: () => ({ kind: 'loading' }) }));
vi.mock('#data/remote/rest/probe.ts', () => ({ probeServer: async () => false }));

const own = openUserDatabase(BUYER);
let address: string | undefined;

beforeEach(async () => {
  // No other tab is open.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }), request: async () => undefined },
  });
  connection.report('radio_off');
  address = '10돈';
  await catalogue.stores.put(aStore({ services: ['exchange'] }));
  const bars = [newBar(1, { weight: '3', unit: 'don' })];
  await keepExchangeDraft(own, THIS_TAB.tab, { ...emptyForm(), step: 1, bars }, realEnvironment);
});
afterEach(async () => {
  leave();
  await catalogue.stores.clear();
});

/** The page at an address, which lets go of its bar as the screen asks for it. */
function AtAddress() {
  const [bar, setBar] = useState(address);
  const letGo = () => {
    address = undefined;
    setBar(address);
  };
  return <GoldExchangeScreen bar={bar} onBarTaken={letGo} onAsked={() => undefined} />;
}

function leave(): void {
  cleanup();
  forgetKeptAnswers();
}

async function opened(): Promise<readonly string[]> {
  render(<AtAddress />, { wrapper: InRouter });
  await screen.findByRole('button', { name: text.bars.remove(1) });
  return weights();
}

const weights = () =>
  screen.getAllByLabelText<HTMLInputElement>(text.amount.weight).map(({ value }) => value);

test('a bar that an address brings stands in the form after a reload too', async () => {
  expect(await opened()).toEqual(['3', '10']);
  await vi.waitFor(() => expect(address).toBeUndefined());
  leave();
  expect(await opened()).toEqual(['3', '10']);
});

test('and once it was removed by hand it does not come back with one', async () => {
  expect(await opened()).toEqual(['3', '10']);
  fireEvent.click(screen.getByRole('button', { name: text.bars.remove(2) }));
  leave();
  render(<AtAddress />, { wrapper: InRouter });
  await screen.findByLabelText(text.amount.weight);
  expect(weights()).toEqual(['3']);
});

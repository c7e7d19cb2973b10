// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exchangeRowId } from '#data/local/intent-names.ts';
import { findOutboxRow } from '#data/local/outbox-store.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { ok } from '#domain/result.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { requestExchange, rewriteExchangeRequest } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { anExchange, BUYER, seoul } from '#tests/support/domain-fixtures.ts';
import { MyExchangesScreen } from './my-exchanges-screen.tsx';

vi.mock('#sync/commands/request-exchange.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

const own = openUserDatabase(BUYER);

beforeEach(async () => {
  // No other tab is open.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }), request: async () => undefined },
  });
  const { items, targetBars, storeId, contactPhone, estimate } = anExchange();
  const request = {
    items,
    targetBars,
    storeId,
    contactPhone,
    preferredSlots: [seoul('2025-03-14T14:00')],
  };
  const at = { ...realEnvironment, now: () => seoul('2025-03-12T15:20') };
  const asked = await requestExchange(own, { request, estimate, tab: 'gone' }, at);
  if (!asked.ok) throw new Error(asked.code);
  const row = await findOutboxRow(own, exchangeRowId(asked.value));
  if (row?.intent.kind !== 'exchange_request') throw new Error('no row');
  const state = { kind: 'failed', reason: 'invalid' } as const;
  await own.outbox.update(row.seq, { state, intent: { ...row.intent, refusal: 'slots_invalid' } });
});
afterEach(async () => {
  cleanup();
  forgetKeptAnswers();
  await own.outbox.clear();
});

/** What was refused is being put back into the form. */
async function rewriting() {
  let answer: () => void = () => undefined;
  vi.mocked(rewriteExchangeRequest)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(ok(true)))));
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const page = (shown: boolean) => (
    <RouterContextProvider router={router}>
      {shown ? <MyExchangesScreen wanted={undefined} /> : null}
    </RouterContextProvider>
  );
  const { rerender } = render(page(true));
  fireEvent.click(await screen.findByText(text.rewrite, { selector: 'button, button *' }));
  await vi.waitFor(() => expect(rewriteExchangeRequest).toHaveBeenCalledTimes(1));
  return {
    leave: () => rerender(page(false)),
    answer: () => act(async () => answer()),
    where: () => router.history.location.pathname,
  };
}

test('whoever rewrites what was refused is led to the form, also where it stands in the list no more', async () => {
  const { answer, where } = await rewriting();
  await act(() => own.outbox.clear());
  await vi.waitFor(() => expect(screen.queryByText(text.rewrite)).toBeNull());
  await answer();
  await vi.waitFor(() => expect(where()).toBe('/gold-exchange'));
});

test('whoever has gone elsewhere meanwhile is not led away from there', async () => {
  const { leave, answer, where } = await rewriting();
  leave();
  await answer();
  await act(async () => undefined);
  expect(where()).toBe('/');
});

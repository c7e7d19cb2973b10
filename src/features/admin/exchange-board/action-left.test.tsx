// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDrafts, keepTabDraft } from '#data/local/tab-drafts.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { anExchange, BUYER, seoul, userId } from '#tests/support/domain-fixtures.ts';
import { actionFormOf } from './action-forms.ts';
import { ActionPanel } from './action-panel.tsx';
import { DetailSheet } from './detail-sheet.tsx';

const callTransition = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/remote/exchange-calls.ts', () => ({ callTransition }));
vi.mock('#services/desk/use-exchange-desk.ts', () => ({
  useExchangeLog: () => ({ kind: 'ready', rows: [], end: null }),
}));

const own = openUserDatabase(BUYER);
const exchange = anExchange({ status: 'requested', version: 3 });

beforeEach(async () => {
  // No other tab is open.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }), request: async () => undefined },
  });
  const form = { ...actionFormOf(exchange), reason: '재고가 없습니다' };
  const place = { name: `desk:${exchange.id}`, tab: THIS_TAB.tab };
  await keepTabDraft(own, place, { kind: 'reject', version: 3, form }, seoul('2025-03-11T12:00'));
});
afterEach(cleanup);

const panel = (version: number, over: Partial<GoldExchange> = {}) => (
  <ActionPanel
    key={version}
    exchange={{ ...exchange, version, ...over }}
    me={{ uid: userId('desk'), isAdmin: true }}
    stores={[]}
    isBusy={false}
    onMove={() => undefined}
  />
);

test('what was typed for an exchange that a colleague has moved on is nothing that a sign-out asks about', async () => {
  const { rerender } = render(panel(3));
  expect(await screen.findByDisplayValue('재고가 없습니다')).toBeDefined();
  expect(await countDrafts(own)).toBe(1);
  rerender(panel(4, { status: 'completed' }));
  await waitFor(async () => expect(await countDrafts(own)).toBe(0));
  expect(screen.queryByDisplayValue('재고가 없습니다')).toBeNull();
});

test('what may still be done as it was typed stays, and that the exchange has changed is said beside it', async () => {
  const { rerender } = render(panel(3));
  await screen.findByDisplayValue('재고가 없습니다');
  rerender(panel(4));
  expect(await screen.findByText(text.detail.overtaken.changed)).toBeDefined();
  expect(screen.getByDisplayValue('재고가 없습니다')).toBeDefined();
  expect(await countDrafts(own)).toBe(1);
});

const sheet = (shown: GoldExchange) => (
  <DetailSheet exchange={shown} me={userId('desk')} stores={[]} onClose={() => undefined} />
);

test('whoever was typing while a colleague moved the exchange on is told where the words have gone', async () => {
  const { rerender } = render(sheet(exchange));
  await screen.findByDisplayValue('재고가 없습니다');
  rerender(sheet({ ...exchange, status: 'cancelled', version: 4 }));
  expect(await screen.findByText(text.detail.overtaken.gone)).toBeDefined();
});

test('whoever has moved it on themselves is not', async () => {
  callTransition.mockReset().mockImplementation(() => new Promise(() => undefined));
  const { rerender } = render(sheet(exchange));
  await screen.findByDisplayValue('재고가 없습니다');
  fireEvent.click(screen.getByRole('button', { name: text.action.reject }));
  await vi.waitFor(() => expect(callTransition).toHaveBeenCalledTimes(1));
  // Heard of before the answer comes.
  rerender(sheet({ ...exchange, status: 'rejected', version: 4 }));
  await waitFor(async () => expect(await countDrafts(own)).toBe(0));
  expect(screen.queryByText(text.detail.overtaken.gone)).toBeNull();
});

test('a board that is a moment behind takes nothing from what was typed for the newer state', async () => {
  const { rerender } = render(panel(2));
  await screen.findByRole('button', { name: text.action.reject });
  rerender(panel(3));
  expect(await screen.findByDisplayValue('재고가 없습니다')).toBeDefined();
});

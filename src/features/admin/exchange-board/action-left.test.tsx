// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countDrafts, keepTabDraft } from '#data/local/tab-drafts.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { anExchange, BUYER, seoul, userId } from '#tests/support/domain-fixtures.ts';
import { actionFormOf } from './action-forms.ts';
import { ActionPanel } from './action-panel.tsx';

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

const panel = (version: number) => (
  <ActionPanel
    key={version}
    exchange={{ ...exchange, version }}
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
  rerender(panel(4));
  await waitFor(async () => expect(await countDrafts(own)).toBe(0));
  expect(screen.getByRole('button', { name: text.action.reject })).toBeDefined();
});

test('a board that is a moment behind takes nothing from what was typed for the newer state', async () => {
  const { rerender } = render(panel(2));
  await screen.findByRole('button', { name: text.action.reject });
  rerender(panel(3));
  expect(await screen.findByDisplayValue('재고가 없습니다')).toBeDefined();
});

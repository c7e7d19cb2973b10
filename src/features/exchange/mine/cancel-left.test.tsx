// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDrafts, keepTabDraft } from '#data/local/tab-drafts.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import type { ExchangeStatus } from '#domain/exchange/exchange.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { anExchange, BUYER, seoul } from '#tests/support/domain-fixtures.ts';
import { CancelSheet } from './cancel-sheet.tsx';

const own = openUserDatabase(BUYER);
const { id } = anExchange();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // No other tab is open.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }), request: async () => undefined },
  });
  const place = { name: `exchange-cancel:${id}`, tab: THIS_TAB.tab };
  await keepTabDraft(own, place, { reason: '다음에 할게요' }, seoul('2025-03-11T12:00'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sheet = (status: ExchangeStatus, isOpen: boolean) => (
  <CancelSheet exchange={anExchange({ status })} isOpen={isOpen} onClose={() => undefined} />
);

test('a reason that was typed stays for as long as it may still be given', async () => {
  render(sheet('scheduled', true));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(new RegExp(myExchangesText.cancel.reason));
  await waitFor(() => expect(field.value).toBe('다음에 할게요'));
  expect(await countDrafts(own)).toBe(1);
});

test.each(['completed', 'cancelled', 'rejected'] as const)(
  'what was typed to call off an exchange that is %s is nothing that a sign-out asks about',
  async (status) => {
    expect(await countDrafts(own)).toBe(1);
    render(sheet(status, false));
    await waitFor(async () => expect(await countDrafts(own)).toBe(0));
  },
);

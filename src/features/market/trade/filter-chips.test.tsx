// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { FilterChips } from './filter-chips.tsx';

vi.mock('./use-market-total.ts', () => ({ useMarketTotal: () => ({ kind: 'unknown' }) }));

const text = tradeText.filter;
const EVERYTHING: TradeQuery = { term: '', filter: NO_FILTER, sort: 'newest' };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const priceField = () => screen.findByLabelText<HTMLInputElement>(text.minOf(text.price));
const open = async () => {
  fireEvent.click(screen.getByText(text.open));
  return priceField();
};

test('what is being typed as the sheet is closed is there when it is opened again', async () => {
  render(<FilterChips query={EVERYTHING} onChange={() => undefined} />);
  const field = await open();
  field.focus();
  fireEvent.change(field, { target: { value: '300000' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByLabelText(text.minOf(text.price))).toBeNull());
  expect((await open()).value).toBe('300,000');
});

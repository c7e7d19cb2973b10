// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { EMPTY_LISTING } from '#domain/product/listing-form.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { PriceStep } from './price-step.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

afterEach(async () => {
  cleanup();
  await catalogue.goldPrices.clear();
});

test('the day of the price is written as days are everywhere', async () => {
  clock.now = seoul('2026-03-11T12:00');
  await catalogue.goldPrices.put(aGoldPrice({ date: '2026-03-11' }));
  const form = { ...EMPTY_LISTING, purity: '18K', weight: '3.75' } as const;
  render(<PriceStep form={form} problems={{}} onChange={() => undefined} />);
  expect(await screen.findByText(sellText.price.basis('2026.03.11'))).toBeTruthy();
});

test('midnight leaves the worth, and what takes it over as the price, where they are', async () => {
  clock.now = seoul('2026-03-11T23:59');
  await catalogue.goldPrices.put(aGoldPrice({ date: '2026-03-11' }));
  const form = { ...EMPTY_LISTING, purity: '18K', weight: '3.75' } as const;
  const { rerender } = render(<PriceStep form={form} problems={{}} onChange={() => undefined} />);
  const take = await screen.findByRole('button', { name: sellText.price.takeMelt });
  clock.now = seoul('2026-03-12T00:00');
  rerender(<PriceStep form={form} problems={{}} onChange={() => undefined} />);
  expect(take.isConnected).toBe(true);
});

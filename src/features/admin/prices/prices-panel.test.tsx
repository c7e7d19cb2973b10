// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { PricesPanel } from './prices-panel.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));
vi.mock('#services/desk/use-desk.ts', () => ({ usePriceChanges: () => ({ kind: 'loading' }) }));

afterEach(cleanup);

const text = deskText.price;

test('midnight takes no price from whoever types one', async () => {
  await catalogue.goldPrices.bulkPut(['2025-03-11', '2025-03-12'].map((date) => aGoldPrice({ date })));
  clock.now = seoul('2025-03-11T23:59');
  const { rerender } = render(<PricesPanel />);
  const buy = await screen.findByLabelText<HTMLInputElement>(text.buy);
  fireEvent.change(buy, { target: { value: '247300' } });
  clock.now = seoul('2025-03-12T00:00');
  rerender(<PricesPanel />);
  expect(screen.getByLabelText(text.buy)).toBe(buy);
  expect(buy.value).toBe('247,300');
});

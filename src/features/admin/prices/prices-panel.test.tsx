// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { millis, won } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { PricesPanel } from './prices-panel.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));
const asked = vi.hoisted(() => ({ isRefreshing: false, failed: new Array<string>(), refresh: vi.fn() }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ ...asked, failed: asked.failed[0] ?? null }),
}));
/** The desk's history, the same for as long as it is. */
const history = vi.hoisted(() => ({ live: new Array<object>() }));
vi.mock('#services/desk/use-desk.ts', () => ({ usePriceChanges: () => history.live[0] }));

beforeEach(async () => {
  history.live = [{ kind: 'loading' }];
  await catalogue.goldPrices.clear();
  await catalogue.cursors.clear();
});

afterEach(() => {
  cleanup();
  asked.failed.length = 0;
  asked.refresh.mockReset();
});

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

test('a device that has never heard of a price does not say that there is none', async () => {
  clock.now = seoul('2025-03-11T12:00');
  asked.failed.push('offline');
  render(<PricesPanel />);
  await screen.findByText(commonText.offlineNothingSaved);
  expect(screen.queryByText(text.nowNone)).toBeNull();
  // Without the price before it nobody can tell a digit too many.
  expect(screen.queryByLabelText(text.buy)).toBeNull();
});

test('that there is no price is said once the server has said so', async () => {
  clock.now = seoul('2025-03-11T12:00');
  await catalogue.cursors.put({ key: cursorKeys.goldPrices, value: millis(0), syncedAt: millis(clock.now) });
  render(<PricesPanel />);
  expect(await screen.findByText(text.nowNone)).toBeDefined();
  expect(screen.getByLabelText(text.buy)).toBeDefined();
});

const set = (date: string, buyPerGram: number, at: string) => ({
  ...aGoldPrice({ date, buyPerGram: won(buyPerGram) }),
  id: `${date} ${buyPerGram}`,
  byName: '담당자',
  at: seoul(at),
});

const said = (...rows: readonly object[]) => {
  history.live = [{ kind: 'ready', rows, end: null }];
};

test('a price that another admin has set is asked for, behind one that they have set ahead too', async () => {
  clock.now = seoul('2025-03-12T12:00');
  await catalogue.goldPrices.put(aGoldPrice({ date: '2025-03-11' }));
  said(set('2025-03-13', 250_000, '2025-03-12T11:59'), set('2025-03-12', 249_000, '2025-03-12T11:58'));
  render(<PricesPanel />);
  await vi.waitFor(() => expect(asked.refresh).toHaveBeenCalled());
});

test('a price that was corrected since is news by what was set last', async () => {
  clock.now = seoul('2025-03-12T12:00');
  await catalogue.goldPrices.put(aGoldPrice({ date: '2025-03-12', buyPerGram: won(249_000) }));
  said(set('2025-03-12', 249_000, '2025-03-12T11:59'), set('2025-03-12', 2_490_000, '2025-03-12T11:58'));
  render(<PricesPanel />);
  await screen.findByText(text.now);
  expect(asked.refresh).not.toHaveBeenCalled();
});

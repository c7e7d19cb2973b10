// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { useGoldToday, type GoldToday } from './use-gold-today.ts';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

afterEach(cleanup);

test('at midnight the price of the day before stands until that of the new one is read', async () => {
  await catalogue.goldPrices.bulkPut(['2026-03-11', '2026-03-12'].map((date) => aGoldPrice({ date })));
  clock.now = seoul('2026-03-11T23:59');
  const seen: GoldToday[] = [];
  const { rerender } = renderHook(() => {
    const today = useGoldToday();
    useLayoutEffect(() => void seen.push(today));
  });
  await waitFor(() => expect(seen.at(-1)?.price?.date).toBe('2026-03-11'));
  const before = seen.length;
  clock.now = seoul('2026-03-12T00:00');
  rerender();
  await waitFor(() => expect(seen.at(-1)?.price?.date).toBe('2026-03-12'));
  expect(seen.slice(before).every(({ price, isPending }) => price !== null && !isPending)).toBe(true);
});

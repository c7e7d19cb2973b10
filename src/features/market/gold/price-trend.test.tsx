// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { seoulDate, seoulDayNumber, startOfSeoulDay } from '#domain/time/seoul.ts';
import { millis, won } from '#domain/units.ts';
import type { Refreshing } from '#session/use-refresh.ts';
import { PriceTrend } from './price-trend.tsx';

let refreshing: Refreshing;
vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => refreshing }));

afterEach(async () => {
  cleanup();
  await catalogue.goldPrices.clear();
});

const today = seoulDayNumber(millis(Date.now()));

const know = (daysAgo: readonly number[]) =>
  catalogue.goldPrices.bulkPut(
    daysAgo.map((ago) => ({
      date: seoulDate(startOfSeoulDay(today - ago)),
      buyPerGram: won(240_000),
      sellPerGram: won(220_000 - ago * 100),
      source: '',
      updatedAt: millis(1),
    })),
  );

async function shown(answer: Pick<Refreshing, 'isRefreshing' | 'failed'>): Promise<string | null> {
  refreshing = { ...answer, refresh: () => undefined };
  const { container } = render(<PriceTrend />);
  await screen.findByText(/./, {}, { timeout: 300 }).catch(() => null);
  return container.textContent;
}

const asked = { isRefreshing: true, failed: null };
const answered = { isRefreshing: false, failed: null };

test('of a few days nothing is said about a month before the server has answered', async () => {
  await know([0, 1, 2]);
  expect(await shown(asked)).toBe('');
  cleanup();
  expect(await shown({ isRefreshing: false, failed: 'offline' })).toBe('');
  cleanup();
  expect(await shown(answered)).toContain('최근 1개월 팔 때 0.1% 올랐어요');
});

test('what reaches further back than a month is shown at once', async () => {
  await know([0, 10, 40]);
  expect(await shown(asked)).toContain('최근 1개월 팔 때 0.5% 올랐어요');
});

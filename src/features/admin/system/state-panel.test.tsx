// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { StatePanel } from './state-panel.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: 'offline', refresh: () => undefined }),
}));
vi.mock('#services/desk/use-desk.ts', () => ({
  useSystemRuns: () => ({ kind: 'loading' }),
  useSystemFaults: () => ({ kind: 'loading' }),
  useClientErrors: () => ({ kind: 'loading' }),
}));
vi.mock('#services/desk/use-queues.ts', () => ({
  useQueues: () => ({ answer: null, at: null, again: () => undefined }),
}));

afterEach(cleanup);

test('the desk is told to set a price only where the server has said that there is none', async () => {
  render(<StatePanel />);
  await screen.findByText(commonText.offlineNothingSaved);
  expect(screen.queryByText(text.priceNone)).toBeNull();
  await catalogue.cursors.put({ key: cursorKeys.goldPrices, value: millis(0), syncedAt: millis(1) });
  expect(await screen.findByText(text.priceNone)).toBeDefined();
});

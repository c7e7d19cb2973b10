// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { anOwnRing } from '#tests/support/own-pieces.ts';
import { WorthChart } from './worth-chart.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));

afterEach(cleanup);

test('midnight leaves the chart where it is, and its table open, until the new day is read', async () => {
  const days = ['2025-03-11', '2025-03-12', '2025-03-13'];
  await catalogue.goldPrices.bulkPut(days.map((date) => aGoldPrice({ date })));
  clock.now = seoul('2025-03-12T23:59');
  const pieces = [anOwnRing()];
  const { rerender } = render(<WorthChart pieces={pieces} />);
  const summary = await screen.findByText(ownGoldText.chart.table);
  fireEvent.click(summary);
  clock.now = seoul('2025-03-13T00:00');
  rerender(<WorthChart pieces={pieces} />);
  expect(summary.isConnected).toBe(true);
  await screen.findByRole('rowheader', { name: formatDay('2025-03-13') });
  expect(summary.isConnected).toBe(true);
});

test('pieces whose gold nobody can value are said to be what keeps it from being drawn, not the prices', async () => {
  await catalogue.goldPrices.bulkPut(['2025-03-11', '2025-03-12'].map((date) => aGoldPrice({ date })));
  clock.now = seoul('2025-03-12T12:00');
  render(<WorthChart pieces={[anOwnRing({ purity: 'unknown', fineness: 0 })]} />);
  await screen.findByText(ownGoldText.noWorth);
  expect(screen.queryByText(ownGoldText.chart.few)).toBeNull();
});

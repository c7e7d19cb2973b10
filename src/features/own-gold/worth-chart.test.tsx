// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { microsOfMillis, won } from '#domain/units.ts';
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

test('a price that was corrected since is drawn as corrected, and days that were never looked at are too', async () => {
  await catalogue.goldPrices.clear();
  await catalogue.goldPrices.bulkPut([
    aGoldPrice({ date: '2025-03-11', sellPerGram: won(2_144_000), updatedAt: seoul('2025-03-11T10:00') }),
    aGoldPrice({ date: '2025-03-12', sellPerGram: won(214_400), updatedAt: seoul('2025-03-12T10:00') }),
  ]);
  await catalogue.goldYears.put({
    year: '2025',
    days: '0101 200000 190000;0310 228000 214000;0311 228000 214400;0312 228000 214400',
    updatedAt: microsOfMillis(seoul('2025-03-12T11:00')),
  });
  clock.now = seoul('2025-03-12T12:00');
  render(<WorthChart pieces={[anOwnRing()]} />);
  fireEvent.click(await screen.findByText(ownGoldText.chart.table));
  const worthOn = (date: string) =>
    screen.getByRole('rowheader', { name: formatDay(date) }).nextElementSibling?.textContent;
  expect(worthOn('2025-03-11')).toBe(worthOn('2025-03-12'));
  expect(worthOn('2025-03-10')).toBeDefined();
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));
vi.mock('#session/use-connection.ts', () => ({ useConnection: () => ({ kind: 'online' }) }));
vi.mock('#services/desk/use-desk.ts', () => ({
  useStatistics: () => ({ kind: 'ready', rows: [], end: null }),
}));

afterEach(cleanup);

test('the last days that were chosen are those of the new day behind midnight, and stay chosen', () => {
  clock.now = seoul('2025-03-11T23:59');
  const { rerender } = render(<StatisticsPanel />);
  const week = () => screen.getByRole('button', { name: text.lastDays[7] });
  fireEvent.click(week());
  expect(screen.getByText(text.shown('2025.03.05', '2025.03.11'))).toBeDefined();
  clock.now = seoul('2025-03-12T00:00');
  rerender(<StatisticsPanel />);
  expect(screen.getByText(text.shown('2025.03.06', '2025.03.12'))).toBeDefined();
  expect(week().getAttribute('aria-pressed')).toBe('true');
});

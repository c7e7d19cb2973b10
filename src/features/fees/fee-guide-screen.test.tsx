// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { feesText as text } from '#i18n/ko/fees.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { FeeGuideScreen } from './fee-guide-screen.tsx';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('#device/use-now.ts', () => ({ useNow: () => clock.now }));
vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => undefined }));

afterEach(cleanup);

const effectiveFrom = '2025-03-01';

test('midnight shows nobody the fees that the app was shipped with, while those of the new day are read', async () => {
  await catalogue.feeTables.put({ ...DEFAULT_FEE_TABLE, id: '2025-03-01-1', effectiveFrom });
  clock.now = seoul('2025-03-11T23:59');
  const { rerender } = render(<FeeGuideScreen actions={() => null} />);
  const inForce = text.effectiveFrom(formatDay(effectiveFrom));
  await screen.findByText(inForce);
  clock.now = seoul('2025-03-12T00:00');
  rerender(<FeeGuideScreen actions={() => null} />);
  expect(screen.getByText(inForce)).toBeDefined();
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_FEE_TABLE, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { FeesPanel } from './fees-panel.tsx';

/** What this device holds and what the desk's history says, each the same for as long as it is. */
const { held, asOf, history, refresh } = vi.hoisted(() => ({
  held: { kind: 'ready', value: new Array<unknown>() },
  asOf: { kind: 'ready', value: new Array<number>() },
  history: { kind: 'ready', rows: new Array<unknown>(), end: null },
  refresh: vi.fn(),
}));
vi.mock('#session/use-catalogue.ts', () => ({
  useCatalogue: () => held,
  useAsOf: () => ({ ...asOf, value: asOf.value[0] ?? null }),
}));
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: 'offline', refresh }),
}));
// Asked while the network goes and comes again, it would be asked twice.
vi.mock('#session/use-connection.ts', () => ({ useConnection: () => ({ kind: 'online' }) }));
vi.mock('#services/desk/use-desk.ts', () => ({ useFeeTableChanges: () => history }));

afterEach(cleanup);

const aTable = (id: string): FeeTable => ({ ...DEFAULT_FEE_TABLE, id, effectiveFrom: '2026-03-11' });

test('a table that another admin has added is asked for at once: the next must not begin with the one before it', () => {
  held.value = [aTable('2026-03-11-1')];
  history.rows = [
    { id: 'call-2', byName: '담당자', at: seoul('2026-03-11T09:00'), table: aTable('2026-03-11-2') },
    { id: 'call-0', byName: '담당자', at: seoul('2026-03-10T09:00'), table: aTable('2026-03-10-0') },
  ];
  const { rerender } = render(<FeesPanel />);
  expect(refresh).toHaveBeenCalledOnce();
  // Those of before have gone from this device, and are no news.
  held.value = [aTable('2026-03-11-1'), aTable('2026-03-11-2')];
  rerender(<FeesPanel />);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a device that has never heard of a table does not call the shipped one the one in force', () => {
  held.value = [];
  history.rows = [];
  const { rerender } = render(<FeesPanel />);
  expect(screen.getByText(commonText.offlineNothingSaved)).toBeDefined();
  expect(screen.queryByText(deskText.fee.now)).toBeNull();
  // The server has none: then it is.
  asOf.value = [1];
  rerender(<FeesPanel />);
  expect(screen.getByText(deskText.fee.now)).toBeDefined();
});

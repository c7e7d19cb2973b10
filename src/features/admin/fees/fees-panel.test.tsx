// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_FEE_TABLE, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { FeesPanel } from './fees-panel.tsx';

/** What this device holds and what the desk's history says, each the same for as long as it is. */
const { held, history, refresh } = vi.hoisted(() => ({
  held: { kind: 'ready', value: new Array<unknown>() },
  history: { kind: 'ready', rows: new Array<unknown>(), end: null },
  refresh: vi.fn(),
}));
vi.mock('#session/use-catalogue.ts', () => ({ useCatalogue: () => held }));
vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => ({ refresh }) }));
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

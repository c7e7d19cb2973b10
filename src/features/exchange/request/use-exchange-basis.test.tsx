// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { aGoldPrice } from '#tests/support/catalogue-fixtures.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { useExchangeBasis } from './use-exchange-basis.ts';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

afterEach(cleanup);

test('at midnight a request is reckoned by the day before until the new one is read', async () => {
  await catalogue.goldPrices.bulkPut(['2026-03-11', '2026-03-12'].map((date) => aGoldPrice({ date })));
  const seen: (string | undefined)[] = [];
  const { rerender } = renderHook(
    ({ now }) => {
      const { price } = useExchangeBasis(now);
      useLayoutEffect(() => void seen.push(price?.date));
    },
    { initialProps: { now: seoul('2026-03-11T23:59') } },
  );
  await waitFor(() => expect(seen.at(-1)).toBe('2026-03-11'));
  const before = seen.length;
  rerender({ now: seoul('2026-03-12T00:00') });
  await waitFor(() => expect(seen.at(-1)).toBe('2026-03-12'));
  expect(seen.slice(before)).not.toContain(undefined);
});

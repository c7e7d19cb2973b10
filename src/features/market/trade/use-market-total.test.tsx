// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { DEFAULT_SORT } from '#domain/market/trade-search.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { aProduct, BUYER, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { useMarketTotal } from './use-market-total.ts';

const own = openUserDatabase(BUYER);
const RINGS = { term: '반지', filter: NO_FILTER, sort: DEFAULT_SORT };

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await own.blocks.clear();
});

test.each([
  [3, { kind: 'whole', count: 2 }],
  [0, { kind: 'whole', count: 0 }],
  [null, { kind: 'at_least', count: 500 }],
] as const)('what somebody blocked offers is not among %s', async (count, total) => {
  await catalogue.products.bulkPut([
    aProduct({ id: productId('a'), title: '반지' }),
    aProduct({ id: productId('b'), title: '골드바', category: 'goldbar' }),
  ]);
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  vi.spyOn(catalogueSync, 'marketTotal').mockResolvedValue(
    count === null ? { kind: 'at_least', count: 500 } : { kind: 'whole', count },
  );
  const { result } = renderHook(() => useMarketTotal(RINGS));
  await waitFor(() => expect(result.current).toEqual(total));
});

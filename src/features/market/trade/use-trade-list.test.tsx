// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { foundOf, useSearchableProducts } from './use-trade-list.ts';

// Read when the session is first asked for: this device remembers the buyer.
vi.hoisted(() => {
  const hint = { uid: 'buyer', email: 'b@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});

const OTHER = userId('other');
const own = openUserDatabase(BUYER);

beforeEach(async () => {
  await catalogue.products.bulkPut([
    aProduct({ id: productId('a'), sellerId: SELLER, bumpedAt: millis(1) }),
    aProduct({ id: productId('b'), sellerId: OTHER, bumpedAt: millis(2) }),
  ]);
});

afterEach(async () => {
  cleanup();
  await own.blocks.clear();
});

/** What the list shows and what its head counts come from the same answer. */
function aList() {
  const seen: (readonly string[])[] = [];
  renderHook(() => {
    const live = useSearchableProducts();
    if (live.kind !== 'ready') return;
    seen.push(
      foundOf(live.value, { term: '', filter: NO_FILTER, sort: 'newest' }).map(({ id }) => String(id)),
    );
  });
  return { seen, shown: () => seen.at(-1) };
}

test('the goods of somebody who was blocked are not in the list, not even for a moment', async () => {
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  const { seen, shown } = aList();
  await waitFor(() => expect(shown()).toEqual(['b']));
  expect(seen.flat()).not.toContain('a');
});

test('they go when their seller is blocked and come back with the block lifted', async () => {
  const { shown } = aList();
  await waitFor(() => expect(shown()).toEqual(['b', 'a']));
  await act(() => own.blocks.put({ uid: SELLER, createdAt: millis(1) }));
  await waitFor(() => expect(shown()).toEqual(['b']));
  await act(() => own.blocks.delete(SELLER));
  await waitFor(() => expect(shown()).toEqual(['b', 'a']));
});

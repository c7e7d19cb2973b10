// @vitest-environment jsdom
import '#tests/support/buyer-signed-in.ts';
import { diskCounts } from '#tests/support/disk-counts.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

const COUNT = 40;
const ids = Array.from({ length: COUNT }, (_, n) => productId(`p${n}`));

afterEach(async () => {
  cleanup();
  await catalogue.products.clear();
  await deleteUserDatabase(BUYER);
});

test('the disk is asked for all that is marked, and not by each heart', async () => {
  const db = openUserDatabase(BUYER);
  await db.favorites.bulkPut(ids.map((id, n) => ({ productId: id, createdAt: millis(n) })));
  await catalogue.products.bulkPut(ids.map((id) => aProduct({ id })));
  const router = createRouter({
    routeTree: createRootRoute({ component: FavoritesScreen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const before = diskCounts().transactions;
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(screen.getAllByLabelText('관심 해제')).toHaveLength(COUNT));
  expect(diskCounts().transactions - before).toBeLessThan(COUNT);

  const [first] = screen.getAllByLabelText('관심 해제');
  if (first) fireEvent.click(first);
  await screen.findByLabelText('관심 등록');
  expect(await db.favorites.count()).toBe(COUNT - 1);
});

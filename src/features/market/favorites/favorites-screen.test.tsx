// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { diskCounts } from '#tests/support/disk-counts.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { favoriteText } from '#i18n/ko/favorites.ts';
import { aProduct, BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

const refreshing = vi.hoisted(() => ({ isRefreshing: false, failed: null, refresh: () => undefined }));
const targets = vi.hoisted(() => new Set<unknown>());
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: (target: unknown) => {
    targets.add(target);
    return refreshing;
  },
}));

/** The row that is looked at has come near the screen. */
let comeNear: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const COUNT = 40;
const ids = Array.from({ length: COUNT }, (_, n) => productId(`p${n}`));

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  targets.clear();
  refreshing.isRefreshing = false;
  await catalogue.cursors.clear();
  await catalogue.products.clear();
  await deleteUserDatabase(BUYER);
});

function open(): void {
  const router = createRouter({
    routeTree: createRootRoute({ component: FavoritesScreen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
}

test('the disk is asked for all that is marked, and not by each heart', async () => {
  const db = openUserDatabase(BUYER);
  await db.favorites.bulkPut(ids.map((id, n) => ({ productId: id, createdAt: millis(n) })));
  await catalogue.products.bulkPut(ids.map((id) => aProduct({ id })));
  const before = diskCounts().transactions;
  open();
  await vi.waitFor(() => expect(screen.getAllByLabelText('관심 해제')).toHaveLength(COUNT));
  expect(diskCounts().transactions - before).toBeLessThan(COUNT);

  const [first] = screen.getAllByLabelText('관심 해제');
  if (first) fireEvent.click(first);
  await screen.findByLabelText('관심 등록');
  expect(await db.favorites.count()).toBe(COUNT - 1);
});

test('a listing that is being asked for is not said to be out of sight; one that is known as gone is', async () => {
  refreshing.isRefreshing = true;
  const [here, asked, gone] = [productId('here'), productId('asked'), productId('gone')];
  const db = openUserDatabase(BUYER);
  await db.favorites.bulkPut([here, asked, gone].map((id, n) => ({ productId: id, createdAt: millis(n) })));
  await catalogue.products.put(aProduct({ id: here }));
  await noteSynced(catalogue, [cursorKeys.listed(gone)], millis(1));
  open();
  await screen.findByText(favoriteText.asking);
  expect(screen.getAllByText(favoriteText.gone.title)).toHaveLength(1);
  expect(screen.getByText(favoriteText.gone.message)).toBeTruthy();
});

test('of more marks than one question brings, the rest is asked for as it comes near', async () => {
  const [first, second, third] = [productId('first'), productId('second'), productId('third')];
  const db = openUserDatabase(BUYER);
  await db.favorites.bulkPut(
    [third, second, first].map((id, n) => ({ productId: id, createdAt: millis(n) })),
  );
  await catalogue.products.put(aProduct({ id: first, title: '돌반지' }));
  open();
  await screen.findByText('돌반지');
  const asked = () =>
    JSON.stringify([...targets].filter((target) => JSON.stringify(target).includes('missing')));
  expect(asked()).toBe('[]');
  act(comeNear);
  await vi.waitFor(() =>
    expect(asked()).toBe(JSON.stringify([{ kind: 'missing_products', ids: [second, third] }])),
  );
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { aProduct, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { MyProductsScreen } from './my-products-screen.tsx';

// Read when the session is first asked for: this device remembers the seller.
vi.hoisted(() => {
  const hint = { uid: 'seller', email: 's@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});
vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));

afterEach(async () => {
  cleanup();
  await catalogue.products.clear();
  await deleteUserDatabase(SELLER);
});

const visit = (opened = vi.fn()) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MyProductsScreen tab="sold" onTabChange={opened} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
};

test('what waits is not said to be gone where the device does not give it', async () => {
  await catalogue.products.put(aProduct({ title: '판 반지', status: 'sold' }));
  openUserDatabase(SELLER).close();
  visit();
  expect(await screen.findByText(text.failed)).toBeDefined();
  expect(screen.queryByText('판 반지')).toBeNull();
});

test('whoever comes back finds the tab of the address, and another one goes into it', async () => {
  await catalogue.products.bulkPut([
    aProduct({ id: productId('p1'), title: '파는 반지' }),
    aProduct({ id: productId('p2'), title: '판 반지', status: 'sold' }),
  ]);
  const opened = vi.fn();
  visit(opened);
  expect(await screen.findByText('판 반지')).toBeDefined();
  expect(screen.queryByText('파는 반지')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /판매중/ }));
  expect(opened).toHaveBeenCalledWith('selling');
});

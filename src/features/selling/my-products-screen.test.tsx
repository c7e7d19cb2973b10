// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { won } from '#domain/units.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
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
  const db = openUserDatabase(SELLER);
  if (!db.isOpen()) await db.open();
  await db.outbox.clear();
});

const visit = (tab: 'selling' | 'sold', opened = vi.fn()) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MyProductsScreen tab={tab} onTabChange={opened} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router} />);
};

test('an edit that waits is shown with the price that another device has set meanwhile', async () => {
  await catalogue.products.put(aProduct({ price: won(550_000) }));
  const { images: _images, ...details } = aProduct({ title: '고친 제목' });
  const submission = {
    edited: productId('p1'),
    tab: 'a',
    details,
    pictures: [],
    changed: ['title'],
  } as const;
  await submitListing(openUserDatabase(SELLER), submission, realEnvironment);
  visit('selling');
  const row = (await screen.findByText('고친 제목')).closest('li');
  await vi.waitFor(() => expect(row?.textContent).toContain('550,000'));
});

test('what waits is not said to be gone where the device does not give it', async () => {
  await catalogue.products.put(aProduct({ title: '판 반지', status: 'sold' }));
  openUserDatabase(SELLER).close();
  visit('sold');
  expect(await screen.findByText(text.failed)).toBeDefined();
  expect(screen.queryByText('판 반지')).toBeNull();
});

test('whoever comes back finds the tab of the address, and another one goes into it', async () => {
  await catalogue.products.bulkPut([
    aProduct({ id: productId('p1'), title: '파는 반지' }),
    aProduct({ id: productId('p2'), title: '판 반지', status: 'sold' }),
  ]);
  const opened = vi.fn();
  visit('sold', opened);
  expect(await screen.findByText('판 반지')).toBeDefined();
  expect(screen.queryByText('파는 반지')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /판매중/ }));
  expect(opened).toHaveBeenCalledWith('selling');
});

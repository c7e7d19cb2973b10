// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { ordersText as text } from '#i18n/ko/orders.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { MyOrdersScreen } from './my-orders-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await deleteUserDatabase(BUYER);
});

test('an open receipt says of its deal what has come meanwhile', async () => {
  const db = openUserDatabase(BUYER);
  // What they have sold: of a seller nothing is asked.
  const sold = anOrder({ sellerId: BUYER, buyerId: SELLER, status: 'handed', completedAt: null });
  await db.orders.put(sold);
  const nothing = () => null;
  render(
    <MyOrdersScreen
      tab="sold"
      onTabChange={nothing}
      renderConfirm={nothing}
      renderLeave={nothing}
      renderMeeting={nothing}
      renderProof={nothing}
      renderStanding={nothing}
    />,
    { wrapper: InRouter },
  );
  fireEvent.click(await screen.findByText(text.receipt));
  await screen.findByText(text.orderNo);
  expect(screen.queryByText(text.completedAt)).toBeNull();
  await db.orders.put(anOrder({ sellerId: BUYER, buyerId: SELLER, status: 'completed' }));
  expect(await screen.findByText(text.completedAt)).toBeDefined();
});

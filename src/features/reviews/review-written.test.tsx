// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { ReviewWritten } from './review-written.tsx';

afterEach(cleanup);

test.each([
  ['sellerId', '/my-orders?tab=sold'],
  ['buyerId', '/my-orders'],
] as const)('whoever is its %s goes on to the deal where it stands', (side, address) => {
  const order = anOrder();
  render(<ReviewWritten order={order} me={order[side]} isSent />, { wrapper: InRouter });
  expect(screen.getByRole('link', { name: text.toOrders }).getAttribute('href')).toBe(address);
});

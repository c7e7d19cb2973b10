// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { ReviewWritten } from './review-written.tsx';

// jsdom has no page to scroll.
const scroll = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('scrollTo', scroll));
afterEach(() => {
  cleanup();
  scroll.mockClear();
  vi.unstubAllGlobals();
});

test.each([
  ['sellerId', '/my-orders?tab=sold'],
  ['buyerId', '/my-orders'],
] as const)('whoever is its %s goes on to the deal where it stands', (side, address) => {
  const order = anOrder();
  render(<ReviewWritten order={order} me={order[side]} isSent />, { wrapper: InRouter });
  expect(screen.getByRole('link', { name: text.toOrders }).getAttribute('href')).toBe(address);
});

test('whoever stands at the end of the form is led to what has come of it', () => {
  const order = anOrder();
  render(<ReviewWritten order={order} me={order.buyerId} isSent />, { wrapper: InRouter });
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(scroll.mock.calls).toEqual([[{ top: 0 }]]);
});

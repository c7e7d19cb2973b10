import { expect, test } from 'vitest';
import { parseUserId } from '#domain/ids.ts';
import { dealNotice } from './deal-record.ts';

const order = { id: 'o1', sellerId: 'seller', title: '반지', price: 400_000 };

test.each([
  ['seller', 'cancelled', '/my-orders?tab=sold'],
  ['buyer', 'cancelled', '/my-orders'],
  ['buyer', 'reserved', '/my-orders'],
  ['seller', 'completed', '/transactionReview?orderId=o1'],
] as const)('the notice to the %s of what is %s leads to where the deal stands', (to, status, link) => {
  const reader = parseUserId(to);
  expect(reader && dealNotice(reader, status, order)).toMatchObject({ to, link });
});

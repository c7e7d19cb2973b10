// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { parseOrderId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { OwnReview } from './review-screen.tsx';

afterEach(cleanup);

test('a deal that the disk does not give is not said to be missing', async () => {
  const db = openUserDatabase(BUYER);
  db.close();
  render(<OwnReview db={db} orderId={parseOrderId('o1')} />, { wrapper: InRouter });
  expect(await screen.findByText(commonText.unknownFailure)).toBeDefined();
  expect(screen.getByRole('button', { name: commonText.retry })).toBeDefined();
  expect(screen.queryByText(text.missing)).toBeNull();
});

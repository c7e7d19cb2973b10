// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => ({ isRefreshing: false, failed: null }) }));
vi.mock('#data/local/queries/review-queries.ts', () => ({
  reviewsOf: () => Promise.reject(new Error('the disk gives nothing')),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('reviews that the disk does not give are not said to be on their way, nor to be none', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  render(<ReviewsScreen sellerId={SELLER} standing={null} renderReport={() => null} />, {
    wrapper: InRouter,
  });
  expect((await screen.findByRole('alert')).textContent).toContain(text.failed);
  expect(screen.queryByText(text.empty)).toBeNull();
});

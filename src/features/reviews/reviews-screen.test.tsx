// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAnewAbout } from '#data/local/ask-anew.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import type { Review } from '#domain/order/review.ts';
import { millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { aProfile, aReview, reviewId } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

const loadOlderReviews = vi.hoisted(() => vi.fn(async () => ({ ok: true, value: null })));
vi.mock('#session/page-catalogue.ts', () => ({
  catalogueSync: { refresh: async () => ({ ok: true, value: null }), loadOlderReviews },
}));

beforeEach(async () => {
  await catalogue.profiles.put(
    aProfile({ uid: SELLER, reviewCount: 1, ratings: { bad: 1, good: 0, best: 0 } }),
  );
  await noteSynced(catalogue, [cursorKeys.reviews(SELLER), cursorKeys.profile(SELLER)], millis(1));
});
afterEach(async () => {
  cleanup();
  await Promise.all([catalogue.profiles, catalogue.reviews, catalogue.cursors].map((table) => table.clear()));
});

const THEIRS = aReview({ reviewerId: userId('somebody'), rating: 'bad', content: '시간을 안 지켜요.' });

async function open(review: Review) {
  await catalogue.reviews.put(review);
  render(
    <ReviewsScreen
      sellerId={SELLER}
      standing={null}
      renderReport={({ type, id }) => <button type="button">{`${type} ${id}`}</button>}
    />,
    { wrapper: InRouter },
  );
  await screen.findByText(text.ratings[review.rating], { selector: 'strong' });
}

test('a review stands with its words', async () => {
  await open(THEIRS);
  expect(screen.getByText(THEIRS.content)).toBeDefined();
  expect(screen.getByText('친절해요')).toBeDefined();
  expect(screen.queryByText(text.withheld)).toBeNull();
});

test('of a review that was taken down its rating stands, and that its words are gone', async () => {
  await open({ ...THEIRS, tags: [], content: '', isWithheld: true });
  expect(screen.getByText(text.withheld)).toBeDefined();
  // It counts as before.
  expect(screen.getAllByText(text.summary(1))).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is here stays on the screen while a notice has it asked for anew', async () => {
  await open(THEIRS);
  await askAnewAbout([`/transactionReviews/${SELLER}`], catalogue);
  await catalogue.reviews.put({ ...THEIRS, content: '약속을 두 번 어겼어요.' });
  expect(await screen.findByText('약속을 두 번 어겼어요.')).toBeDefined();
  expect(screen.queryByText(commonText.loading)).toBeNull();
});

test('what others have written is reported by itself, and one’s own is not', async () => {
  await open(THEIRS);
  expect(screen.getByRole('button', { name: `review ${THEIRS.id}` })).toBeDefined();
  cleanup();
  await open({ ...THEIRS, reviewerId: BUYER });
  expect(screen.getByText(THEIRS.content)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever goes on from one person’s reviews to another’s begins with the newest of theirs', async () => {
  const people = [SELLER, userId('another')] as const;
  for (const uid of people) {
    await catalogue.profiles.put(aProfile({ uid, reviewCount: 60 }));
    await noteSynced(catalogue, [cursorKeys.reviews(uid), cursorKeys.profile(uid)], millis(1));
    const reviews = Array.from({ length: 60 }, (_, n) =>
      aReview({ id: reviewId(`${uid}${n}_buyer`), revieweeId: uid, createdAt: millis(1_000 + n) }),
    );
    await catalogue.reviews.bulkPut(reviews);
  }
  const screenOf = (uid: (typeof people)[number]) => (
    <ReviewsScreen sellerId={uid} standing={<p>{uid}</p>} renderReport={() => null} />
  );
  const { rerender } = render(screenOf(SELLER), { wrapper: InRouter });
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  fireEvent.click(screen.getByRole('button', { name: text.older }));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));

  rerender(screenOf(people[1]));
  await screen.findByText(people[1]);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  expect(screen.getByRole('button', { name: text.older })).toBeDefined();
});

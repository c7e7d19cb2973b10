import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { reviewsOf } from '#data/local/queries/review-queries.ts';
import type { Review } from '#domain/order/review.ts';
import { millis } from '#domain/units.ts';
import { aReview, reviewId } from '#tests/support/catalogue-fixtures.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { MAX_AGE_MS } from './freshness.ts';
import { loadOlderReviews, refreshReviews } from './refresh-reviews.ts';

const GENTLY = { isForced: false };
const SLANDER = '사기꾼이에요. 010-1234-5678';

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

const written = (count: number): readonly Review[] =>
  Array.from({ length: count }, (_, n) =>
    aReview({ id: reviewId(`o${n}_buyer`), createdAt: millis(1_000 + n) }),
  );
/** The oldest of all says what the desk takes down. */
const given = (count: number): void => {
  device.server.reviews = written(count).map((review, n) =>
    n === 0 ? { ...review, content: SLANDER } : review,
  );
};
const takeDown = (): void => {
  device.server.reviews = device.server.reviews.map((review) =>
    review.content === SLANDER ? { ...review, tags: [], content: '', isWithheld: true } : review,
  );
};
const oldest = async () => (await reviewsOf(device.catalogue, SELLER)).at(-1);
const visit = () => refreshReviews(device.deps, SELLER, GENTLY);

describe('a review whose words were taken down', () => {
  test('loses them here with the next visit, and its rating stays', async () => {
    given(3);
    await visit();
    takeDown();
    device.pass(MAX_AGE_MS.lists);
    device.server.isReachable = false;
    await visit();
    // Nobody has told this device.
    expect(await oldest()).toMatchObject({ content: SLANDER });
    device.server.isReachable = true;
    await visit();
    expect(await oldest()).toMatchObject({ rating: 'best', tags: [], content: '', isWithheld: true });
    expect(JSON.stringify(await device.catalogue.reviews.toArray())).not.toContain(SLANDER);
  });

  test('behind the newest page loses them once that page is read on', async () => {
    given(60);
    await visit();
    const last = await oldest();
    if (!last) throw new Error('no review');
    await loadOlderReviews(device.deps, SELLER, last.createdAt);
    expect(await oldest()).toMatchObject({ content: SLANDER });
    takeDown();
    device.pass(MAX_AGE_MS.lists);
    await visit();
    await loadOlderReviews(device.deps, SELLER, last.createdAt);
    expect(await oldest()).toMatchObject({ content: '', isWithheld: true });
  });
});

// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewsOf } from '#data/local/queries/review-queries.ts';
import type { Review } from '#domain/order/review.ts';
import { millis } from '#domain/units.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { createCatalogueSync, type CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';
import { aReview, reviewId } from '#tests/support/catalogue-fixtures.ts';
import { SELLER } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { OlderReviews } from './older-reviews.tsx';
import { PAGE, useOlderReviews } from './use-older-reviews.ts';

const DAY = 24 * 3_600_000;
const GENTLY = { isForced: false };
const target = { kind: 'reviews', uid: SELLER } as const;
/** So many reviews that were written one after another. */
const written = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aReview({ id: reviewId(`o${n}_buyer`), createdAt: millis(1_000 + n) }),
  );

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
let sync: CatalogueSync;
beforeEach(async () => {
  device = await aCatalogueDevice();
  sync = createCatalogueSync(device.deps);
});
afterEach(cleanup);

interface ListProps {
  readonly reviews: readonly Review[];
  readonly of: number;
}

function List({ reviews, of }: ListProps) {
  const older = useOlderReviews(SELLER, sync);
  return (
    <>
      <output>{reviews.slice(0, older.limit).length}</output>
      <ul>
        {reviews.slice(0, older.limit).map(({ id }) => (
          <li key={id} />
        ))}
      </ul>
      <OlderReviews older={older} reviews={reviews} of={of} />
    </>
  );
}

const held = () => reviewsOf(device.catalogue, SELLER);
const button = () => screen.queryByRole('button', { name: text.older });
const shown = () => Number(screen.getByRole('status').textContent);

/** The list of so many, and presses for older ones, each of which waits for what it brings. */
async function aList(of: number) {
  const { rerender } = render(<List reviews={await held()} of={of} />);
  const press = async () => {
    screen.getByRole('button', { name: text.older }).focus();
    fireEvent.click(screen.getByRole('button', { name: text.older }));
    await waitFor(() => expect(button()?.getAttribute('aria-busy') ?? null).toBeNull());
    rerender(<List reviews={await held()} of={of} />);
  };
  return press;
}

test('what came between two visits is read behind the newest page, up to the end of all', async () => {
  device.server.reviews = written(60);
  await sync.refresh(target, GENTLY);
  device.server.reviews = written(140);
  device.pass(DAY);
  await sync.refresh(target, GENTLY);
  expect(await held()).toHaveLength(100);

  const press = await aList(140);
  expect(shown()).toBe(PAGE);
  await press();
  expect(shown()).toBe(2 * PAGE);
  await press();
  expect((await held()).map(({ createdAt }) => createdAt - 1_000)).toEqual(
    Array.from({ length: 140 }, (_, n) => 139 - n),
  );
  expect(shown()).toBe(140);
  expect(button()).toBeNull();
  // The first of what came with the last press.
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2 * PAGE]));
});

test('fewer than a page go on behind the last of them, and what did not come can be asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  device.server.reviews = written(20);
  await device.catalogue.reviews.bulkPut(written(20).slice(5));
  device.server.isReachable = false;
  const press = await aList(20);
  expect(shown()).toBe(15);
  await press();
  expect(screen.getByRole('alert').textContent).toBe(text.olderFailed);
  device.server.isReachable = true;
  await press();
  expect(shown()).toBe(20);
  expect(button()).toBeNull();
});

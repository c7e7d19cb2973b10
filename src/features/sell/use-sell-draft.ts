import { useCallback, useMemo, useState } from 'react';
import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import {
  overListing,
  storedPictures,
  waitingListings,
  type WaitingListing,
} from '#data/local/queries/listing-queries.ts';
import { findProduct } from '#data/local/queries/product-queries.ts';
import { lastWeightUnit } from '#device/weight-unit.ts';
import type { ProductId } from '#domain/ids.ts';
import { resumedListing, type ListingSaid } from '#domain/product/listing-changes.ts';
import { EMPTY_LISTING, formOf } from '#domain/product/listing-form.ts';
import type { Product } from '#domain/product/product.ts';
import { useDraftKeeper, type DraftKeeper } from '#services/forms/use-draft-keeper.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import type { TakeDraft } from '#services/forms/left-draft.ts';
import { thisTab } from '#device/this-tab.ts';
import { useLeftDraft } from '#services/forms/use-left-draft.ts';
import { forgetTakenPhotos } from '#services/photo/take-shared-photos.ts';
import { useLive } from '#session/use-live.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { draftWriter } from '#sync/commands/keep-draft.ts';
import { keepListingDraft, listingPlaceOf, takeListingDraft } from '#sync/commands/keep-listing-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

/** A new listing begins in the unit in which this device's weights were typed last. */
export const emptyDraft = (): ListingDraft => ({
  step: 0,
  pictures: [],
  form: { ...EMPTY_LISTING, weightUnit: lastWeightUnit('gram') },
});

export type SellStart =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The listing to edit is not on this device. */
  | { readonly kind: 'unknown' }
  /** It is somebody else's. */
  | { readonly kind: 'missing' }
  /** Of its pictures this device knows the first: with one more, it would be saved as one of two. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'sold' }
  | { readonly kind: 'ready'; readonly draft: ListingDraft };

export interface Beginning {
  /** Nothing that was left unfinished is wanted. */
  readonly isAnew: boolean;
  /** The server is being asked how the listing stands, which another device may have changed. */
  readonly isAsking: boolean;
}

/**
 * Where the form begins: what was left unfinished, else what waits to be sent, each over the listing as this
 * device has it by now, else the listing itself, as the server knows it where it says so in time.
 */
export function useSellStart(
  db: OwnDatabase,
  edited: ProductId | null,
  { isAnew, isAsking }: Beginning,
): SellStart {
  const takeLeft: TakeDraft<ListingDraft> = useCallback(
    (own, tab, living) => takeListingDraft(own, { edited, tab }, living),
    [edited],
  );
  const left = useLeftDraft(takeLeft);
  const product = useCatalogue(
    async (catalogue) => (edited === null ? undefined : findProduct(catalogue, edited, db.uid)),
    // What came with the answer is read anew.
    [edited, db, isAsking],
  );
  const own = useLive(async () => {
    const { listings } = await waitingListings(db);
    return { waiting: listings.findLast(({ productId }) => productId === edited) };
  }, [db, edited]);
  if (product.kind === 'failed' || own.kind === 'failed') return { kind: 'failed' };
  if (product.kind === 'loading' || own.kind === 'loading' || left.kind === 'loading') {
    return { kind: 'loading' };
  }
  const { waiting } = own.value;
  if (product.value?.status === 'sold') return { kind: 'sold' };
  const today = saidToday(product.value, waiting);
  if (left.draft && !isAnew) return { kind: 'ready', draft: resumedListing(left.draft, today) };
  if (edited === null) return { kind: 'ready', draft: emptyDraft() };
  if (waiting && today) return { kind: 'ready', draft: begunWith(today) };
  if (product.value === undefined) return { kind: 'unknown' };
  if (product.value.sellerId !== db.uid) return { kind: 'missing' };
  if (!today) return { kind: 'incomplete' };
  return isAsking ? { kind: 'loading' } : { kind: 'ready', draft: begunWith(today) };
}

const begunWith = (today: ListingSaid): ListingDraft => ({ step: 0, ...today, base: today });

/** What is said in the form of a listing that nobody has begun to change; `null` where this device lacks some. */
function saidToday(product: Product | undefined, waiting: WaitingListing | undefined): ListingSaid | null {
  if (waiting) {
    const { details, pictures } = overListing(waiting, product);
    return { form: formOf(details), pictures };
  }
  if (!product || product.hasOnlyCover) return null;
  return { form: formOf(product), pictures: storedPictures(product) };
}

export interface ListingInHand extends DraftKeeper {
  readonly draft: ListingDraft;
  readonly update: (change: (before: ListingDraft) => ListingDraft) => void;
}

/** The listing in hand, kept on this device while it is being written. */
export function useListingInHand(
  db: OwnDatabase,
  edited: ProductId | null,
  initial: ListingDraft,
): ListingInHand {
  const [draft, setDraft] = useState(initial);
  const writer = useMemo(() => {
    const box = { edited, tab: thisTab };
    return draftWriter(db, listingPlaceOf(box), realEnvironment, async (changed: ListingDraft) => {
      await keepListingDraft(db, box, changed, realEnvironment);
      await forgetTakenPhotos(changed.pictures).catch((error: unknown) =>
        console.warn('what was shared and taken still waits', error),
      );
    });
  }, [db, edited]);
  return { draft, update: setDraft, ...useDraftKeeper(draft, initial, writer) };
}

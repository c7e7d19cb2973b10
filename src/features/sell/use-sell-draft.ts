import { useEffect, useRef, useState } from 'react';
import { findProduct } from '#data/local/queries/product-queries.ts';
import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import { listingDraft, waitingListings } from '#data/local/queries/listing-queries.ts';
import type { ProductId } from '#domain/ids.ts';
import { EMPTY_LISTING, formOf } from '#domain/product/listing-form.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import type { useUserDatabase } from '#session/user-database.ts';
import { keepListingDraft } from '#sync/commands/listing-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

export const EMPTY_DRAFT: ListingDraft = { step: 0, pictures: [], form: EMPTY_LISTING };

export type SellStart =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The listing to edit is not on this device, or somebody else's. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'sold' }
  | { readonly kind: 'ready'; readonly draft: ListingDraft };

type UserDatabase = NonNullable<ReturnType<typeof useUserDatabase>>;

/** Where the form begins: what was left unfinished, else what waits to be sent, else the listing itself. */
export function useSellStart(db: UserDatabase, edited: ProductId | null): SellStart {
  const product = useCatalogue(
    async (catalogue) => (edited === null ? undefined : findProduct(catalogue, edited, db.uid)),
    [edited, db],
  );
  const own = useLive(async () => {
    const [draft, waiting] = await Promise.all([listingDraft(db, edited), waitingListings(db)]);
    return { draft, waiting: waiting.listings.findLast(({ productId }) => productId === edited) };
  }, [db, edited]);
  if (product.kind === 'failed' || own.kind === 'failed') return { kind: 'failed' };
  if (product.kind === 'loading' || own.kind === 'loading') return { kind: 'loading' };
  const { draft, waiting } = own.value;
  if (product.value?.status === 'sold') return { kind: 'sold' };
  if (draft) return { kind: 'ready', draft };
  if (edited === null) return { kind: 'ready', draft: EMPTY_DRAFT };
  if (waiting) {
    return { kind: 'ready', draft: { step: 0, pictures: waiting.pictures, form: formOf(waiting.details) } };
  }
  if (product.value?.sellerId !== db.uid) return { kind: 'missing' };
  const pictures = product.value.images.map((image) => ({ kind: 'stored', image }) as const);
  return { kind: 'ready', draft: { step: 0, pictures, form: formOf(product.value) } };
}

export interface Keeper {
  readonly draft: ListingDraft;
  readonly update: (change: (before: ListingDraft) => ListingDraft) => void;
  /** All of it is on the disk. */
  readonly isKept: boolean;
  /** The disk refuses: what is typed lives only as long as the page. */
  readonly isUnkept: boolean;
  /** Nothing is written down any more: the draft has become a listing, or is to be forgotten. */
  readonly stop: () => Promise<void>;
}

/** The draft in hand; every change is written down, the writes one after another. */
export function useKeptDraft(db: UserDatabase, edited: ProductId | null, initial: ListingDraft): Keeper {
  const [draft, setDraft] = useState(initial);
  const [isUnkept, setUnkept] = useState(false);
  const [written, setWritten] = useState<ListingDraft | null>(null);
  const writing = useRef(Promise.resolve());
  const latest = useRef<ListingDraft | null>(null);
  const isStopped = useRef(false);

  useEffect(() => {
    if (draft === initial || isStopped.current) return;
    latest.current = draft;
    writing.current = writing.current.then(async () => {
      const changed = latest.current;
      // A later change has been written already, with this one in it.
      if (changed === null || isStopped.current) return;
      latest.current = null;
      try {
        await keepListingDraft(db, edited, changed, realEnvironment);
        setUnkept(false);
        setWritten(changed);
      } catch (error) {
        console.warn('draft not kept', error);
        setUnkept(true);
      }
    });
  }, [db, edited, draft, initial]);

  return {
    draft,
    update: setDraft,
    isKept: written === draft,
    isUnkept,
    stop() {
      isStopped.current = true;
      return writing.current;
    },
  };
}

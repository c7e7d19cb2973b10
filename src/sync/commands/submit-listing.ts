import { forgetChosenPhotos } from '#data/local/chosen-photos.ts';
import { sweepListingPhotos } from '#data/local/listing-store.ts';
import { publishRowId } from '#data/local/intent-names.ts';
import { takeBackOrDelete } from '#data/local/outbox-deletion.ts';
import { nameOf, type IntentOf, type OutboxIntent } from '#data/local/outbox-row.ts';
import { appendIntent, findOutboxRow, retryRow } from '#data/local/outbox-store.ts';
import { dropTabDraft } from '#data/local/tab-drafts.ts';
import { forgetTyped } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { changedByBoth, laidOver } from '#domain/changed-fields.ts';
import { parseProductId, type ProductId } from '#domain/ids.ts';
import { partsBetween } from '#domain/product/listing-changes.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import type { ListingDetails, ListingPart } from '#domain/product/product.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { listingPlaceOf, type ListingBox } from './keep-listing-draft.ts';

export interface Submission extends ListingBox {
  readonly details: ListingDetails;
  readonly pictures: readonly ListingPicture[];
  /** What of one that is there already is another than it was; all of it where nobody knows. */
  readonly changed?: readonly ListingPart[] | undefined;
}

/**
 * Queues a listing, new or edited, and forgets this tab's draft, in one transaction; of what was changed the
 * latest word wins, and where nothing was, nothing is queued. `wish` is the id of a new one: however often it
 * is submitted, it is one listing.
 */
export async function submitListing(
  db: UserDatabase,
  { edited, tab, ...said }: Submission,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<ProductId, 'disk'>> {
  const productId = edited ?? parseProductId(wish);
  if (productId === null) throw new Error('a new id must be a document id');
  const stored = await storeOwn(db, environment, 'listing', () =>
    db.transaction('rw', [db.drafts, db.outbox, db.photos], async () => {
      const unpublished = await findOutboxRow(db, publishRowId(productId));
      const isNew = edited === null || unpublished !== undefined;
      const intent = isNew
        ? publication(productId, said, unpublished?.intent)
        : await edit(db, productId, said);
      await sweepListingPhotos(db, async () => {
        if (intent) await appendIntent(db, intent, environment.now());
        // What did not become part of this one is not for the next.
        await forgetChosenPhotos(db, listingPlaceOf({ edited, tab }));
        await dropTabDraft(db, listingPlaceOf({ edited, tab }));
      });
    }),
  );
  if (!stored.ok) return stored;
  forgetTyped(db, listingPlaceOf({ edited, tab }));
  return ok(productId);
}

type Said = Omit<Submission, keyof ListingBox>;

/**
 * A new listing; over one that waits, which may have arrived unheard, it says what it changes: another device may
 * have made more of it since.
 */
function publication(
  productId: ProductId,
  { details, pictures }: Said,
  waiting: OutboxIntent | undefined,
): IntentOf<'product_publish'> {
  const whole = { kind: 'product_publish', productId, details, pictures } as const;
  if (waiting?.kind !== 'product_publish') return { ...whole, changed: [] };
  return { ...whole, changed: changedByBoth(waiting.changed, partsBetween(waiting, whole)) };
}

/**
 * An edit; over one that waits, whose place it takes, it says what it changes, and nothing of what a form of
 * another tab had changed. `null` where it changes nothing.
 */
async function edit(
  db: UserDatabase,
  productId: ProductId,
  said: Said,
): Promise<IntentOf<'product_update'> | null> {
  const whole = { kind: 'product_update', productId, ...said } as const;
  const waiting = (await findOutboxRow(db, nameOf(whole).id))?.intent;
  if (waiting?.kind !== 'product_update') {
    if (said.changed?.length === 0) return null;
    return { ...whole, pictures: carried(said.pictures, said.changed) };
  }
  const changed = changedByBoth(waiting.changed, said.changed);
  if (!said.changed) return { ...whole, changed };
  const { pictures, ...details } = laidOver<Parts, Field>(
    { ...waiting.details, pictures: waiting.pictures },
    { ...said.details, pictures: said.pictures },
    said.changed.map((part) => (part === 'images' ? 'pictures' : part)),
  );
  return { ...whole, details, pictures: carried(pictures, changed), changed };
}

type Parts = ListingDetails & Pick<Said, 'pictures'>;
type Field = keyof Parts;

/** Pictures that stay as they are may have gone out since the form began. */
const carried = (pictures: Said['pictures'], changed: Said['changed']): Said['pictures'] =>
  !changed || changed.includes('images') ? pictures : pictures.filter(({ kind }) => kind === 'stored');

/** Puts a refused listing or change back in line. */
export const retryListingRow = (db: UserDatabase, rowId: string): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => retryRow(db, rowId));

/**
 * Takes back a listing, an edit or a change that waits or was refused; a listing that may have arrived is
 * deleted. `false` where nobody can say who has it.
 */
export const withdrawListingRow = (
  db: UserDatabase,
  rowId: string,
  environment: Environment,
): Promise<boolean> =>
  db.transaction('rw', [db.drafts, db.outbox, db.photos], async () =>
    sweepListingPhotos(db, () => takeBackOrDelete(db, rowId, environment.now())),
  );

import { catalogue } from '#data/local/catalogue-database.ts';
import type { OutboxRow, RowOf } from '#data/local/outbox-row.ts';
import { removeRow } from '#data/local/outbox-store.ts';
import { showListingChange } from '#data/local/product-store.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { withdrawListingRow } from '../commands/submit-listing.ts';
import { claimHead } from '../outbox/claim-head.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { unlessGone } from '../outbox/deliver-once.ts';
import { holdBack } from '../outbox/refuse-row.ts';
import type { Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const productChange: Intent<'product_change'> = {
  isAskedAbout: true,
  standing: ({ productId, change }) => ({
    what: change.kind === 'delete' ? 'product_delete' : 'product_change',
    about: { kind: 'product', productId },
    place: { kind: 'own_listings' },
  }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawListingRow(db, id, environment),
};

/** Hides, shows, bumps or deletes a listing on the server and then in the catalogue of this device. */
export async function deliverProductChange(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, environment, onOutcome } = context;
  const row = await claimHead(context, head, 'product_change');
  if (!row) return 'advanced';
  const { productId, change } = row.intent;
  const outcome = await send(context, row);
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  const now = environment.now();
  await noteOwnWrite(catalogue, { kind: 'product', id: productId }, now);
  await showListingChange(catalogue, productId, change, now);
  await removeRow(db, row);
  return 'advanced';
}

/**
 * Bumping once more is refused; after an answer that was lost, that is the answer. What can still be found was
 * not deleted: the refusal was meant, as for a listing that the house has taken down.
 */
async function send(
  { remote, signal }: DrainContext,
  { uid, attempts, intent: { productId, change } }: RowOf<'product_change'>,
): Promise<RemoteOutcome<null>> {
  const outcome = await remote.changeListing(uid, productId, change, signal);
  if (change.kind === 'delete') {
    return unlessGone(outcome, () => remote.listingExists(uid, productId, signal));
  }
  const isBumped = change.kind === 'bump' && outcome.kind === 'refused' && attempts > 1;
  return isBumped ? { kind: 'ok', value: null } : outcome;
}

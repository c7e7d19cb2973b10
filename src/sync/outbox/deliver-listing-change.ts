import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';

type ChangeIntent = Extract<OutboxIntent, { kind: 'product_change' }>;

/** Hides, shows, bumps or deletes a listing on the server and then in the catalogue of this device. */
export async function deliverListingChange(
  context: DrainContext,
  head: OutboxRow,
  { productId, change }: ChangeIntent,
): Promise<LaneProgress> {
  const { db, environment, onOutcome } = context;
  const [row] = await db.transaction('rw', db.outbox, () => claimRows(db, [head], environment.now()));
  if (!row) return 'advanced';
  const outcome = await send(context, row, { kind: 'product_change', productId, change });
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  const now = environment.now();
  await noteOwnWrite(catalogue, { kind: 'product', id: productId }, now);
  if (change.kind === 'delete') await catalogue.products.delete(productId);
  else if (change.kind === 'bump') await catalogue.products.update(productId, { bumpedAt: now });
  else await catalogue.products.update(productId, { status: change.status });
  await db.outbox.delete(row.seq);
  return 'advanced';
}

/**
 * Bumping or deleting once more is refused; after an answer that was lost, that is the answer. What can still be
 * found was not deleted: the refusal was meant, as for a listing that the house has taken down.
 */
async function send(
  { remote, signal }: DrainContext,
  { uid, attempts }: OutboxRow,
  { productId, change }: ChangeIntent,
): Promise<RemoteOutcome<null>> {
  const outcome = await remote.changeListing(uid, productId, change, signal);
  if (outcome.kind !== 'refused' || attempts <= 1 || change.kind === 'status') return outcome;
  if (change.kind === 'bump') return { kind: 'ok', value: null };
  const there = await remote.listingExists(uid, productId, signal);
  if (there.kind !== 'ok') return there;
  return there.value ? outcome : { kind: 'ok', value: null };
}

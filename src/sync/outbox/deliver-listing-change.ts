import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';

type ChangeIntent = Extract<OutboxIntent, { kind: 'product_change' }>;

/** Hides, shows, bumps or deletes a listing on the server and then in the catalogue of this device. */
export async function deliverListingChange(
  context: DrainContext,
  head: OutboxRow,
  { productId, change }: ChangeIntent,
): Promise<LaneProgress> {
  const { db, remote, environment, onOutcome, signal } = context;
  const [row] = await db.transaction('rw', db.outbox, () => claimRows(db, [head], environment.now()));
  if (!row) return 'advanced';
  const outcome = await remote.changeListing(row.uid, productId, change, signal);
  // Deleting or bumping once more is refused; after an answer that was lost, that is the answer.
  const isRepeated = outcome.kind === 'refused' && row.attempts > 1 && change.kind !== 'status';
  if (outcome.kind !== 'ok' && !isRepeated) return holdBack(context, row, outcome);
  onOutcome('success');
  const now = environment.now();
  await noteOwnWrite(catalogue, { kind: 'product', id: productId }, now);
  if (change.kind === 'delete') await catalogue.products.delete(productId);
  else if (change.kind === 'bump') await catalogue.products.update(productId, { bumpedAt: now });
  else await catalogue.products.update(productId, { status: change.status });
  await db.outbox.delete(row.seq);
  return 'advanced';
}

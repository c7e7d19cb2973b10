import type { OutboxRow } from '#data/local/outbox-row.ts';
import { failRow, removeRow } from '#data/local/outbox-store.ts';
import { keepSearch } from '../commands/keep-search.ts';
import { claimHead } from '../outbox/claim-head.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { holdBack } from '../outbox/refuse-row.ts';
import type { Intent } from './intent.ts';
import { forgetRow, queueAgain } from './take-back.ts';

export const savedSearch: Intent<'saved_search'> = {
  isAskedAbout: true,
  standing: ({ address, wish }) => ({
    what: wish === 'kept' ? 'saved_search' : `saved_search_${wish}`,
    about: { kind: 'search', address },
    place: { kind: 'searches' },
  }),
  retry: queueAgain,
  // Wished forth and back there is nothing to restore.
  withdraw: async (db, { address, before, wish }, row, environment) =>
    before === wish ? forgetRow(db, null, row) : (await keepSearch(db, address, before, environment)).ok,
};

/** Brings the last wish about a search to the server; one that it has no room for stays until it is seen. */
export async function deliverSavedSearch(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, remote, onOutcome, signal } = context;
  const row = await claimHead(context, head, 'saved_search');
  if (!row) return 'advanced';
  const { searchId, address, wish } = row.intent;
  const outcome = await remote.keepSearch(row.uid, { searchId, address, wish }, signal);
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  const answer = outcome.value;
  if (answer.ok) {
    await removeRow(db, row);
    return 'advanced';
  }
  const isFull = answer.code === 'full';
  const refused = isFull ? { ...row.intent, refusal: 'full' as const } : row.intent;
  await db.transaction('rw', db.outbox, () => failRow(db, row, isFull ? 'denied' : 'invalid', refused));
  return 'waiting';
}

import type { IntentKind, OutboxRow, RowOf } from '#data/local/outbox-row.ts';
import { removeRow } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { claimHead } from './claim-head.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';

export interface OnceSteps<Kind extends IntentKind> {
  readonly send: (context: DrainContext, row: RowOf<Kind>) => Promise<RemoteOutcome<null>>;
  /** Whether an earlier attempt has done it, since an answer may have been lost. */
  readonly hasLanded: (context: DrainContext, row: RowOf<Kind>) => Promise<RemoteOutcome<boolean>>;
  /** Shows on this device what the server has taken. */
  readonly show: (context: DrainContext, row: RowOf<Kind>) => Promise<void>;
}

/**
 * Delivers what happens once: a comment, a report, a deletion. The server refuses the second of each, so
 * after an answer that may have been lost a refusal is looked into before it counts.
 */
export const deliverOnce =
  <Kind extends IntentKind>(kind: Kind, { send, hasLanded, show }: OnceSteps<Kind>) =>
  async (context: DrainContext, head: OutboxRow): Promise<LaneProgress> => {
    const row = await claimHead(context, head, kind);
    if (!row) return 'advanced';
    const sent = await send(context, row);
    const outcome = mayHaveLanded(row, sent) ? asSent(sent, await hasLanded(context, row)) : sent;
    if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
    context.onOutcome('success');
    await show(context, row);
    await removeRow(context.db, row);
    return 'advanced';
  };

/**
 * A browser sends a request again by itself where a connection it had kept open turns out to be dead, so even
 * the first answer that it is there already may speak of this very attempt.
 */
const mayHaveLanded = ({ attempts }: OutboxRow, sent: RemoteOutcome<null>): sent is NotTaken =>
  (sent.kind === 'refused' && (attempts > 1 || sent.code === 'exists' || sent.code === 'stale')) ||
  // A quota may have been used up by this very thing.
  (sent.kind === 'held' && attempts > 1);

/** What cannot be found needs no deletion: it may never have arrived, or somebody else was faster. */
export async function unlessGone(
  sent: RemoteOutcome<null>,
  isThere: () => Promise<RemoteOutcome<boolean>>,
): Promise<RemoteOutcome<null>> {
  if (sent.kind !== 'refused') return sent;
  const there = await isThere();
  if (there.kind !== 'ok') return there;
  return there.value ? sent : { kind: 'ok', value: null };
}

type NotTaken = Extract<RemoteOutcome<null>, { kind: 'refused' | 'held' }>;

/** `ok` where it is there, else what it was told. */
function asSent(told: NotTaken, landed: RemoteOutcome<boolean>): RemoteOutcome<null> {
  if (landed.kind !== 'ok') return landed;
  return landed.value ? { kind: 'ok', value: null } : told;
}

import type { OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows, failRow } from '#data/local/outbox-store.ts';
import type { RefusalCode } from '#data/remote/rest/authorised-fetch.ts';
import type { SendFailure } from '#domain/chat/chat.ts';
import type { RequestRefusal } from '#domain/exchange/exchange-request.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { assertNever } from '#domain/result.ts';
import { microsOfMillis } from '#domain/units.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { postpone } from './postpone.ts';

type RequestIntent = Extract<OutboxIntent, { kind: 'exchange_request' }>;

/**
 * Sends a request for an exchange. Its id is this device's, so a second delivery is answered like the first; a
 * refusal stays in its lane, with the reason, until the customer has seen it.
 */
export async function deliverExchangeRequest(
  context: DrainContext,
  head: OutboxRow,
  intent: RequestIntent,
): Promise<LaneProgress> {
  const { db, remote, environment, onOutcome, signal } = context;
  const [row] = await db.transaction('rw', db.outbox, () => claimRows(db, [head], environment.now()));
  if (!row) return 'advanced';
  const outcome = await remote.requestExchange(row.uid, intent.exchangeId, intent.request, signal);
  switch (outcome.kind) {
    case 'ok':
      onOutcome('success');
      if (!outcome.value.ok) return refuse(context, row, intent, 'invalid', outcome.value.code);
      await settle(context, row, intent, outcome.value.value.requestNo);
      return 'advanced';
    case 'refused':
      onOutcome('success');
      return refuse(context, row, intent, reasonOf(outcome.code), null);
    case 'unreachable':
    case 'unauthenticated':
      await db.transaction('rw', db.outbox, () => postpone(context, [row], outcome));
      return 'waiting';
    default:
      return assertNever(outcome);
  }
}

/** Shown from now on as the server has it; the listener brings the same row with the server's own times. */
async function settle(
  { db, environment }: DrainContext,
  row: OutboxRow,
  { exchangeId, request, estimate }: RequestIntent,
  requestNo: string,
): Promise<void> {
  const now = environment.now();
  const taken: GoldExchange = {
    ...request,
    id: exchangeId,
    userId: row.uid,
    viewed: true,
    status: 'requested',
    requestNo,
    estimate,
    scheduledAt: null,
    idCheckedAt: null,
    assignedAdminId: null,
    measured: null,
    final: null,
    reason: null,
    receiptNo: null,
    history: [{ to: 'requested', at: now }],
    version: 0,
    createdAt: now,
    updatedAt: microsOfMillis(now),
  };
  await db.transaction('rw', [db.exchanges, db.outbox], async () => {
    await db.outbox.delete(row.seq);
    if (!(await db.exchanges.get(exchangeId))) await db.exchanges.add(taken);
  });
}

async function refuse(
  { db }: DrainContext,
  row: OutboxRow,
  intent: RequestIntent,
  reason: SendFailure,
  refusal: RequestRefusal | null,
): Promise<LaneProgress> {
  await db.transaction('rw', db.outbox, async () => {
    await failRow(db, row.seq, reason);
    await db.outbox.update(row.seq, { intent: { ...intent, refusal } });
  });
  return 'waiting';
}

const reasonOf = (code: RefusalCode): SendFailure => (code === 'invalid' ? 'invalid' : 'denied');

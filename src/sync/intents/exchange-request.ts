import { showTaken } from '#data/local/exchange-store.ts';
import type { IntentOf, OutboxRow } from '#data/local/outbox-row.ts';
import { failRow, removeRow } from '#data/local/outbox-store.ts';
import type { RefusalCode } from '#data/remote/rest/authorised-fetch.ts';
import type { SendFailure } from '#domain/chat/chat.ts';
import type { RequestRefusal } from '#domain/exchange/exchange-request.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { assertNever } from '#domain/result.ts';
import { microsOfMillis } from '#domain/units.ts';
import { withdrawExchangeRequest } from '../commands/request-exchange.ts';
import { claimHead } from '../outbox/claim-head.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { postpone } from '../outbox/postpone.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const exchangeRequest: Intent<'exchange_request'> = {
  isAskedAbout: true,
  standing: () => ({ what: 'exchange_request', about: ABOUT_NOTHING, place: { kind: 'own_exchanges' } }),
  retry: queueAgain,
  withdraw: (db, { exchangeId }) => withdrawExchangeRequest(db, exchangeId),
};

type RequestIntent = IntentOf<'exchange_request'>;

/**
 * Sends a request for an exchange. Its id is this device's, so a second delivery is answered like the first;
 * a refusal stays in its lane, with the reason, until the customer has seen it.
 */
export async function deliverExchangeRequest(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, remote, onOutcome, signal } = context;
  const row = await claimHead(context, head, 'exchange_request');
  if (!row) return 'advanced';
  const { intent } = row;
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
    case 'held':
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
    await removeRow(db, row);
    await showTaken(db, taken);
  });
}

async function refuse(
  { db }: DrainContext,
  row: OutboxRow,
  intent: RequestIntent,
  reason: SendFailure,
  refusal: RequestRefusal | null,
): Promise<LaneProgress> {
  await db.transaction('rw', db.outbox, () => failRow(db, row, reason, { ...intent, refusal }));
  return 'waiting';
}

const reasonOf = (code: RefusalCode): SendFailure => (code === 'invalid' ? 'invalid' : 'denied');

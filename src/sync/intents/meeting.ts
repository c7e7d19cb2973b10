import type { OutboxRow } from '#data/local/outbox-row.ts';
import { failRow, removeRow } from '#data/local/outbox-store.ts';
import type { SendFailure } from '#domain/chat/chat.ts';
import type { ReceiptRefusal } from '#domain/meeting/receipt.ts';
import { unsignMeeting } from '../commands/sign-meeting.ts';
import { claimHead } from '../outbox/claim-head.ts';
import type { DrainContext, LaneProgress } from '../outbox/drain-context.ts';
import { holdBack } from '../outbox/refuse-row.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const meeting: Intent<'meeting'> = {
  isAskedAbout: true,
  standing: ({ chatId }) => ({ what: 'meeting', about: ABOUT_NOTHING, place: { kind: 'room', chatId } }),
  retry: queueAgain,
  withdraw: (db, { receipt }) => unsignMeeting(db, receipt.orderId),
};

const REASONS: Readonly<Record<ReceiptRefusal, SendFailure>> = {
  denied: 'denied',
  gone: 'gone',
  terms: 'invalid',
  time: 'invalid',
  forged: 'invalid',
  too_often: 'denied',
  dealt: 'denied',
};

/** Brings what two have signed. That the deal is done comes back with the order, from the listener. */
export async function deliverMeeting(context: DrainContext, head: OutboxRow): Promise<LaneProgress> {
  const { db, remote, onOutcome, signal } = context;
  const row = await claimHead(context, head, 'meeting');
  if (!row) return 'advanced';
  const { intent } = row;
  const outcome = await remote.confirmMeeting(row.uid, intent.receipt, signal);
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  const answer = outcome.value;
  if (answer.ok) {
    await removeRow(db, row);
    return 'advanced';
  }
  const refused = { ...intent, refusal: answer.code };
  await db.transaction('rw', db.outbox, () => failRow(db, row, REASONS[answer.code], refused));
  return 'waiting';
}

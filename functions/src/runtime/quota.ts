import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { HeldRequest } from '#documents/calls/held.ts';
import { parseQuotaUse, quotaPath } from '#documents/quota.ts';
import type { UserId } from '#domain/ids.ts';
import { nextStep, type QuotaStep } from '#domain/quota/quota-window.ts';
import type { QuotaKind } from '#domain/quota/quotas.ts';
import type { Millis } from '#domain/units.ts';
import { firestore } from './firebase.ts';

/** What one more of it means for this person now; read before the transaction writes. */
export async function readQuota(
  transaction: Transaction,
  uid: UserId,
  kind: QuotaKind,
  now: Millis,
): Promise<QuotaStep> {
  const before = await transaction.get(firestore().doc(quotaPath(uid, kind)));
  return nextStep(kind, parseQuotaUse(before.data()), 1, now);
}

/** The answer where it is used up. */
export const heldBy = ({ until }: Extract<QuotaStep, { kind: 'full' }>, now: Millis): HeldRequest => ({
  ok: false,
  code: 'held',
  waitMs: until - now,
});

/** Counts it in the same shape as the rules count (`firestore.rules`, quotas). */
export function countQuota(
  transaction: Transaction,
  uid: UserId,
  kind: QuotaKind,
  of: string,
  step: Exclude<QuotaStep, { kind: 'full' }>,
  now: Millis,
): void {
  const isRunning = step.kind === 'continues';
  transaction.set(firestore().doc(quotaPath(uid, kind)), {
    since: Timestamp.fromMillis(isRunning ? step.since : now),
    used: (isRunning ? step.used : 0) + 1,
    added: 1,
    of,
    at: Timestamp.fromMillis(now),
  });
}

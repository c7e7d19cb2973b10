import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { HeldRequest } from '#documents/calls/held.ts';
import { parseQuotaUse, quotaDocument, quotaPath } from '#documents/quota.ts';
import type { UserId } from '#domain/ids.ts';
import { nextStep, type QuotaStep } from '#domain/quota/quota-window.ts';
import type { QuotaKind } from '#domain/quota/quotas.ts';
import type { Millis } from '#domain/units.ts';
import { fieldsUnder } from './field-of.ts';
import { firestore } from './firebase.ts';

/** One more of it for one person, as of `now`, and where that is counted. */
type NextUse = QuotaStep & { readonly place: DocumentReference; readonly now: Millis };

/** What one more of it means for this person now; read before the transaction writes. */
export async function readQuota(
  transaction: Transaction,
  uid: UserId,
  kind: QuotaKind,
  now: Millis,
): Promise<NextUse> {
  const place = firestore().doc(quotaPath(uid, kind));
  const before = await transaction.get(place);
  return { ...nextStep(kind, parseQuotaUse(before.data()), 1, now), place, now };
}

/** The answer where it is used up. */
export const heldBy = ({ until, now }: Extract<NextUse, { kind: 'full' }>): HeldRequest => ({
  ok: false,
  code: 'held',
  waitMs: until - now,
});

/** Counts it, made as the document `of`, in the same shape as the rules count (`firestore.rules`, quotas). */
export function countQuota(
  transaction: Transaction,
  use: Exclude<NextUse, { kind: 'full' }>,
  of: string,
): void {
  const isRunning = use.kind === 'continues';
  transaction.set(
    use.place,
    fieldsUnder(quotaDocument, {
      since: Timestamp.fromMillis(isRunning ? use.since : use.now),
      used: (isRunning ? use.used : 0) + 1,
      added: 1,
      of,
      at: Timestamp.fromMillis(use.now),
    }),
  );
}

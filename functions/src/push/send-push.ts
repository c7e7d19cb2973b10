import { FieldValue } from 'firebase-admin/firestore';
import { accountDocument } from '#documents/account.ts';
import { pushFields } from '#documents/push.ts';
import type { UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { hasCode, NOT_FOUND } from '../runtime/firestore-codes.ts';
import { messaging } from '../runtime/messaging.ts';
import { deliverPush } from './deliver-push.ts';
import type { PushContent } from './push-event.ts';
import { claimPush, isFresh, noteLeft, settlePush, takeFresh, type Unsent } from './push-ledger.ts';

export type PushOutcome = 'sent' | 'settled' | 'no_service' | Unsent;

interface PushOptions {
  /** Who caused it, where a person did: not heard where the recipient has blocked them. */
  readonly from?: UserId | null;
  /** Who sees to it that it is shown once: the ledger, or, of what comes many times a day, each device. */
  readonly onceBy?: 'ledger' | 'device';
  readonly now?: Millis;
}

/**
 * Pushes to every device of a person, once for each `idempotencyKey`. Throws while the service is busy or
 * another run is sending, so that the platform tries again: then only devices that have not been reached are.
 */
export async function sendPush(
  uid: UserId,
  content: PushContent,
  idempotencyKey: string,
  { from = null, onceBy = 'ledger', now = millis(Date.now()) }: PushOptions = {},
): Promise<PushOutcome> {
  const service = messaging();
  if (!service) return 'no_service';
  const request = { uid, from, at: content.sentAt };
  const hasEntry = onceBy === 'ledger' || !isFresh(request.at, now);
  const claim = await (hasEntry ? claimPush(idempotencyKey, request, now) : takeFresh(request, now));
  if (claim.kind === 'busy') throw new Error(`push ${idempotencyKey} is being sent by another run`);
  if (claim.kind === 'settled') return 'settled';
  if (claim.kind === 'unsent') return claim.reason;
  const fields = pushFields({ ...content, to: uid, eventId: idempotencyKey });
  const { dead, left } = await deliverPush(service, claim.tokens, fields);
  if (dead.length > 0) await forgetTokens(uid, dead);
  if (hasEntry) await settlePush(idempotencyKey, left);
  else if (left.length > 0) await noteLeft(idempotencyKey, uid, left, now);
  if (left.length > 0) throw new Error(`push ${idempotencyKey}: ${left.length} devices wait`);
  return 'sent';
}

/** The account holds them no longer. */
export async function forgetTokens(uid: UserId, dead: readonly string[]): Promise<void> {
  try {
    await firestore()
      .doc(`users/${uid}`)
      .update(fieldsUnder(accountDocument, { fcmTokens: FieldValue.arrayRemove(...dead) }));
  } catch (error) {
    // Whoever has left meanwhile has no tokens to forget.
    if (!hasCode(error, NOT_FOUND)) throw error;
  }
}

import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { UserId } from '#domain/ids.ts';
import { isQuiet, parseQuietHours } from '#domain/notification/quiet-hours.ts';
import { millis, type Millis } from '#domain/units.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/** Why an event is not pushed. */
export type Unsent = 'blocked' | 'quiet' | 'late' | 'no_device';

export type Claim =
  /** The caller, and nobody else until the lease ends, sends to these tokens. */
  | { readonly kind: 'claimed'; readonly tokens: readonly string[] }
  | { readonly kind: 'settled' }
  /** Another run is sending; if it dies, the lease ends. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'unsent'; readonly reason: Unsent };

interface PushRequest {
  readonly uid: UserId;
  /** Who caused it, where a person did. */
  readonly from: UserId | null;
  readonly at: Millis;
}

/** Longer than a run may take, so that no two send at once. */
const LEASE_MS = 90_000;
/** What arrives later than this tells nobody anything that the app does not show. */
const LATEST_MS = 60 * 60_000;
/** Events come again for a day at most; the database then forgets by itself. */
const KEEP_MS = 3 * 24 * 60 * 60_000;

const ledgerPath = (key: string): string => `pushes/${key}`;

/**
 * Takes an event for sending, in one transaction: of any number of runs, at once or one after another, one gets the
 * tokens. A run that died gives them free when its lease ends, and what was sent already is not sent again.
 */
export function claimPush(key: string, { uid, from, at }: PushRequest, now: Millis): Promise<Claim> {
  return inTransaction(async (transaction): Promise<Claim> => {
    const entry = await transaction.get(firestore().doc(ledgerPath(key)));
    if (entry.get('state') === 'settled') return { kind: 'settled' };
    if (entry.get('state') === 'sending' && Number(entry.get('leaseUntil')) > now) return { kind: 'busy' };
    const account = await transaction.get(firestore().doc(`users/${uid}`));
    const block = from && (await transaction.get(firestore().doc(`blocks/${uid}/items/${from}`)));
    const expireAt = Timestamp.fromMillis(now + KEEP_MS);
    const tokens = entry.exists ? tokensOf(entry, 'tokens') : tokensOf(account, 'fcmTokens');
    const reason = unsentReason(account, block?.exists === true, tokens, at, now);
    if (reason) {
      transaction.set(entry.ref, { uid, state: 'settled', outcome: reason, expireAt });
      return { kind: 'unsent', reason };
    }
    transaction.set(entry.ref, { uid, state: 'sending', tokens, leaseUntil: now + LEASE_MS, expireAt });
    return { kind: 'claimed', tokens };
  });
}

/** Notes what is left: nothing settles the event, else a later run sends to these tokens only. */
export async function settlePush(key: string, left: readonly string[]): Promise<void> {
  const entry = firestore().doc(ledgerPath(key));
  if (left.length === 0) await entry.update({ state: 'settled', outcome: 'sent', tokens: [] });
  else await entry.update({ state: 'waiting', tokens: left });
}

function unsentReason(
  account: DocumentSnapshot,
  isBlocked: boolean,
  tokens: readonly string[],
  at: Millis,
  now: Millis,
): Unsent | null {
  if (isBlocked) return 'blocked';
  if (now - at > LATEST_MS) return 'late';
  if (tokens.length === 0) return 'no_device';
  const hours = parseQuietHours(account.get('quietHours'));
  return hours && isQuiet(hours, millis(now)) ? 'quiet' : null;
}

function tokensOf(document: DocumentSnapshot, field: string): readonly string[] {
  const tokens: unknown = document.get(field);
  if (!Array.isArray(tokens)) return [];
  return [...new Set(tokens.filter((token) => typeof token === 'string' && token !== ''))];
}

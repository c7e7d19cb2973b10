import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { accountDocument } from '#documents/account.ts';
import type { UserId } from '#domain/ids.ts';
import { isQuiet } from '#domain/notification/quiet-hours.ts';
import { KEPT_DAYS } from '#domain/system/retention.ts';
import { millis, type Millis } from '#domain/units.ts';
import { fieldOf, storedField } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { ALREADY_EXISTS, hasCode } from '../runtime/firestore-codes.ts';
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
/** The platform waits longer before it tries an event again: what is younger is at its first run. */
const FRESH_MS = 10_000;
/** What arrives later than this tells nobody anything that the app does not show. */
const LATEST_MS = 60 * 60_000;
/** Events come again for a day at most; the database then forgets by itself. */
const KEEP_MS = KEPT_DAYS.pushes * 24 * 60 * 60_000;

const ledgerPath = (key: string): string => `pushes/${key}`;

/**
 * Takes an event for sending: of any number of runs, at once or one after another, one gets the tokens. A run
 * that died gives them free when its lease ends, and what was sent already is not sent again.
 */
export async function claimPush(key: string, request: PushRequest, now: Millis): Promise<Claim> {
  return (await claimFirst(key, request, now)) ?? claimAgain(key, request, now);
}

/** Nearly every event is new: making its entry asks for nothing. `null` where the event has one already. */
async function claimFirst(key: string, request: PushRequest, now: Millis): Promise<Claim | null> {
  const { claim, entry } = decide(request, await recipientOf(request), now);
  // Nothing to send to is nothing to send twice.
  if (claim.kind === 'unsent' && claim.reason === 'no_device') return claim;
  return (await isMade(key, entry)) ? claim : null;
}

/** Whether an event has only just happened, so that no run can have failed at it before. */
export const isFresh = (at: Millis, now: Millis): boolean => now - at < FRESH_MS;

/**
 * A fresh event of many a day, without an entry: an event that is delivered twice is sent twice, and every
 * device shows it once (`keepArrival`). What could not be sent is kept by `noteLeft`.
 */
export async function takeFresh(request: PushRequest, now: Millis): Promise<Claim> {
  return decide(request, await recipientOf(request), now).claim;
}

/** A later run claims the event with these tokens only. */
export const noteLeft = (key: string, uid: UserId, left: readonly string[], now: Millis): Promise<unknown> =>
  firestore()
    .doc(ledgerPath(key))
    .set({ uid, state: 'waiting', tokens: left, expireAt: Timestamp.fromMillis(now + KEEP_MS) });

/** Notes that somebody tries whether a push comes to their own device; false where it was noted before. */
export const noteTestPush = (key: string, uid: UserId, now: Millis): Promise<boolean> =>
  isMade(key, {
    uid,
    state: 'settled',
    outcome: 'test',
    expireAt: Timestamp.fromMillis(now + KEEP_MS),
  });

async function isMade(key: string, entry: DocumentData): Promise<boolean> {
  try {
    await firestore().doc(ledgerPath(key)).create(entry);
    return true;
  } catch (error) {
    if (hasCode(error, ALREADY_EXISTS)) return false;
    throw error;
  }
}

function claimAgain(key: string, request: PushRequest, now: Millis): Promise<Claim> {
  return inTransaction(async (transaction): Promise<Claim> => {
    const known = await transaction.get(firestore().doc(ledgerPath(key)));
    if (known.get('state') === 'settled') return { kind: 'settled' };
    if (known.get('state') === 'sending' && Number(known.get('leaseUntil')) > now) return { kind: 'busy' };
    const account = await transaction.get(firestore().doc(`users/${request.uid}`));
    const isBlocked =
      request.from !== null && (await transaction.get(blockOf(request.uid, request.from))).exists;
    const tokens = known.exists ? eachOnce(known.get('tokens')) : tokensOf(account);
    const { claim, entry } = decide(request, { account, isBlocked, tokens }, now);
    transaction.set(known.ref, entry);
    return claim;
  });
}

interface Recipient {
  readonly account: DocumentSnapshot;
  /** They have blocked whoever caused it. */
  readonly isBlocked: boolean;
  /** The devices that are still to hear of it. */
  readonly tokens: readonly string[];
}

async function recipientOf({ uid, from }: PushRequest): Promise<Recipient> {
  const account = await firestore().doc(`users/${uid}`).get();
  const isBlocked = from !== null && (await blockOf(uid, from).get()).exists;
  return { account, isBlocked, tokens: tokensOf(account) };
}

const blockOf = (uid: UserId, person: UserId): DocumentReference =>
  firestore().doc(`blocks/${uid}/items/${person}`);

/** What becomes of an event, and how that is written down. */
function decide(
  { uid, at }: PushRequest,
  recipient: Recipient,
  now: Millis,
): { readonly claim: Claim; readonly entry: DocumentData } {
  const expireAt = Timestamp.fromMillis(now + KEEP_MS);
  const reason = unsentReason(recipient, at, now);
  const { tokens } = recipient;
  if (reason) {
    const entry = { uid, state: 'settled', outcome: reason, expireAt };
    return { claim: { kind: 'unsent', reason }, entry };
  }
  const entry = { uid, state: 'sending', tokens, leaseUntil: now + LEASE_MS, expireAt };
  return { claim: { kind: 'claimed', tokens }, entry };
}

/** Notes what is left: nothing settles the event, else a later run sends to these tokens only. */
export async function settlePush(key: string, left: readonly string[]): Promise<void> {
  const entry = firestore().doc(ledgerPath(key));
  if (left.length === 0) await entry.update({ state: 'settled', outcome: 'sent', tokens: [] });
  else await entry.update({ state: 'waiting', tokens: left });
}

function unsentReason({ account, isBlocked, tokens }: Recipient, at: Millis, now: Millis): Unsent | null {
  if (isBlocked) return 'blocked';
  if (now - at > LATEST_MS) return 'late';
  if (tokens.length === 0) return 'no_device';
  const hours = fieldOf(accountDocument, account, 'quietHours');
  return hours && isQuiet(hours, millis(now)) ? 'quiet' : null;
}

/** The devices of an account, each once. */
export const tokensOf = (account: DocumentSnapshot): readonly string[] =>
  eachOnce(storedField(accountDocument, account, 'fcmTokens'));

function eachOnce(tokens: unknown): readonly string[] {
  if (!Array.isArray(tokens)) return [];
  return [...new Set(tokens.filter((token) => typeof token === 'string' && token !== ''))];
}

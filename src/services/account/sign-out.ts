import { dropEditsOfSent } from '#data/local/left-edits.ts';
import { countDrafts } from '#data/local/tab-drafts.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { ownGold } from '#data/local/own-gold-database.ts';
import { countPieces } from '#data/local/queries/own-gold-queries.ts';
import { withinTimeLimit } from '#device/time-limit.ts';
import type { UserId } from '#domain/ids.ts';
import { sessionStore } from '#session/session-store.ts';
import { noteSigningOut } from '#session/signing-out.ts';
import { countUnsent } from '#sync/intents/intents.ts';
import { forgetLeaving, isLeavingForGood } from './leaving-for-good.ts';
import { leave } from './leaving.ts';

/** What a sign-out takes from this device, or hides; warn of it first. */
export interface WouldBeLost {
  readonly unsent: number;
  /** Of those; the others are listings, posts, requests and the like. */
  readonly messages: number;
  readonly drafts: number;
  /** Pieces of gold that stay, and are not seen until the same person signs in again. */
  readonly pieces: number;
  /** The disk has said so; where it says nothing, nobody knows what there is. */
  readonly isKnown: boolean;
}

/** A database that a frozen tab holds up, say, must not keep a person from leaving. */
const COUNT_TIMEOUT_MS = 5000;
const UNKNOWN: WouldBeLost = { unsent: 0, messages: 0, drafts: 0, pieces: 0, isKnown: false };

export async function countLost(uid: UserId): Promise<WouldBeLost> {
  try {
    return await withinTimeLimit(COUNT_TIMEOUT_MS, count(uid));
  } catch (error) {
    console.warn('what a sign-out would take could not be counted', error);
    return UNKNOWN;
  }
}

async function count(uid: UserId): Promise<WouldBeLost> {
  const db = openUserDatabase(uid);
  await dropEditsOfSent(db);
  const [unsent, messages, drafts, pieces] = await Promise.all([
    countUnsent(db),
    countUnsent(db, 'message'),
    countDrafts(db),
    countPieces(ownGold, uid),
  ]);
  return { unsent, messages, drafts, pieces, isKnown: true };
}

/**
 * Signs out, removes the person's data from this device and loads /login afresh, so that nothing of
 * theirs stays in memory. False when they are still signed in.
 */
export async function signOut(): Promise<boolean> {
  const session = sessionStore.get();
  return session.kind === 'signed_in' ? signOutPerson(session.uid) : signOutPerson(null);
}

/** The same for whoever was signed in a moment ago: Firebase signs an account that is gone out by itself. */
export async function signOutPerson(uid: UserId | null): Promise<boolean> {
  noteSigningOut(true);
  const isOut = uid === null || (await leave(uid));
  // In the place of a page that is nobody's any more.
  if (isOut) location.replace('/login');
  else {
    // They are told so, and stay: no later start may do it behind their back. Of an account that may be gone the
    // next one finds out.
    if (!isLeavingForGood(uid)) forgetLeaving(uid);
    noteSigningOut(false);
  }
  return isOut;
}

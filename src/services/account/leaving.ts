import { withinTimeLimit } from '#device/time-limit.ts';
import type { UserId } from '#domain/ids.ts';
import { stepsBeforeSignOut, stillSignedIn } from '#session/before-sign-out.ts';
import { oneFlight } from '#session/one-flight.ts';
import { loadAuth, loadAuthAccount } from '#session/remote-modules.ts';
import { readSessionHint } from '#session/session-hint.ts';
import { wipePerson } from './device-wipe.ts';
import { forgetLeaving, isLeavingForGood, noteLeft } from './leaving-for-good.ts';
import { markLeaving, readLeaving } from './leaving-mark.ts';
import { recordSignUp } from './sign-up-record.ts';

/** What one step before the sign-out may take; the network may be dead. */
const STEP_TIMEOUT_MS = 3000;

/**
 * Signs a person out and removes their data; false, and logged, when they are still signed in: then the mark
 * stays.
 */
export async function leave(uid: UserId): Promise<boolean> {
  markLeaving(uid);
  // Whoever has signed in since keeps their sync and their pushes.
  if ((readSessionHint()?.uid ?? uid) === uid) {
    await take(recordTyped, uid);
    for (const step of stepsBeforeSignOut()) await take(step, uid);
  }
  try {
    const auth = await loadAuth();
    await auth.signOutUser(uid);
  } catch (error) {
    console.error('signing out failed', error);
    stillSignedIn.tell();
    return false;
  }
  if (await wipePerson(uid)) forgetLeaving(uid);
  return true;
}

/** What was typed at sign-up and is not on the server yet leaves the device with the rest. */
async function recordTyped(uid: UserId): Promise<void> {
  const session = readSessionHint();
  if (session?.uid === uid) await recordSignUp(uid, session.email);
}

const together = oneFlight<void>();

/**
 * Finishes the sign-outs that a closed tab or a crash cut short. Whoever signs in waits for the one that a start
 * has begun: going on behind them, it would sign them out again.
 */
export const finishSignOuts = (): Promise<void> => together('', finishEach);

async function finishEach(): Promise<void> {
  for (const uid of readLeaving()) {
    if (isLeavingForGood(uid)) await finishDeletion(uid);
    else await leave(uid);
  }
}

/**
 * What follows a 회원 탈퇴 of which nobody heard: nothing where the account is still there, and where that cannot
 * be found out it is asked again.
 */
async function finishDeletion(uid: UserId): Promise<void> {
  try {
    const isGone = await (await loadAuthAccount()).isAccountGone(uid);
    if (isGone === false) forgetLeaving(uid);
    if (isGone !== true) return;
    const { leaveOwnGold } = await import('./leave-own-gold.ts');
    await leaveOwnGold(uid);
    noteLeft();
    await leave(uid);
  } catch (error) {
    console.warn('whether an account is gone is not known', error);
  }
}

async function take(step: (uid: UserId) => Promise<void> | void, uid: UserId): Promise<void> {
  try {
    await withinTimeLimit(STEP_TIMEOUT_MS, Promise.resolve(step(uid)));
  } catch (error) {
    console.warn('a step before the sign-out failed', error);
  }
}

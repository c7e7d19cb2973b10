import { withinTimeLimit } from '#device/time-limit.ts';
import type { UserId } from '#domain/ids.ts';
import { stepsBeforeSignOut } from '#session/before-sign-out.ts';
import { loadAuth } from '#session/remote-modules.ts';
import { readSessionHint } from '#session/session-hint.ts';
import { wipePerson } from './device-wipe.ts';
import { markLeaving, readLeaving, unmarkLeaving } from './leaving-mark.ts';
import { recordSignUp } from './sign-up-record.ts';

/** What one step before the sign-out may take; the network may be dead. */
const STEP_TIMEOUT_MS = 3000;

/** Signs a person out and removes their data; false, and logged, when they are still signed in. */
export async function leave(uid: UserId): Promise<boolean> {
  markLeaving(uid);
  await take(recordTyped, uid);
  for (const step of stepsBeforeSignOut()) await take(step, uid);
  try {
    const auth = await loadAuth();
    await auth.signOutUser(uid);
  } catch (error) {
    console.error('signing out failed', error);
    unmarkLeaving(uid);
    return false;
  }
  if (await wipePerson(uid)) unmarkLeaving(uid);
  return true;
}

/** What was typed at sign-up and is not on the server yet leaves the device with the rest. */
async function recordTyped(uid: UserId): Promise<void> {
  const session = readSessionHint();
  if (session?.uid === uid) await recordSignUp(uid, session.email);
}

/** Finishes the sign-outs that a closed tab or a crash cut short. */
export async function finishSignOuts(): Promise<void> {
  for (const uid of readLeaving()) await leave(uid);
}

async function take(step: (uid: UserId) => Promise<void> | void, uid: UserId): Promise<void> {
  try {
    await withinTimeLimit(STEP_TIMEOUT_MS, Promise.resolve(step(uid)));
  } catch (error) {
    console.warn('a step before the sign-out failed', error);
  }
}

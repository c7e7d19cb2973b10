import { getMessaging, getToken, isSupported } from 'firebase/messaging';
import { testPushCall, type TestPushAnswer } from '#documents/calls/test-push.ts';
import type { UserId } from '#domain/ids.ts';
import { askFunction, type Unanswered } from './ask-function.ts';
import { firebaseApp } from './firebase-app.ts';
import { failureOf } from './failure-of.ts';
import { ownAccount } from './own-account.ts';
import { pushPublicKeyOf } from './push-key.ts';
import { LOST } from './rest/parsed.ts';

/** As many as `firestore.rules` allow; a person with more devices loses the one registered longest ago. */
const MOST_TOKENS = 20;
const MOST_TRIES = 5;

/** The key of this build's mode to subscribe with; null where none is set. */
export const pushPublicKey = (): string | null => pushPublicKeyOf(import.meta.env);

/**
 * Subscribes this browser and gives its token; rejects where the SDK or the push service cannot. May never
 * settle without network.
 */
export async function requestPushToken(
  serviceWorkerRegistration: ServiceWorkerRegistration,
  vapidKey: string,
): Promise<string> {
  if (!(await isSupported())) throw new Error('the push service does not support this browser');
  return getToken(getMessaging(firebaseApp()), { serviceWorkerRegistration, vapidKey });
}

/**
 * Adds a token to a person's, in place of the one this browser had before; rejects when the server refuses or
 * is not reached.
 */
export const addPushToken = (uid: UserId, token: string, replaced: string | null): Promise<void> =>
  changeTokens(uid, (tokens) => [...tokens.filter((other) => other !== replaced && other !== token), token]);

/** Whether a token stands among a person's; rejects when the server refuses or is not reached. */
export const hasPushToken = async (uid: UserId, token: string): Promise<boolean> =>
  (await readTokens(ownAccount(uid))).tokens.includes(token);

export const removePushToken = (uid: UserId, token: string): Promise<void> =>
  changeTokens(uid, (tokens) => tokens.filter((other) => other !== token));

async function changeTokens(uid: UserId, change: (tokens: string[]) => string[]): Promise<void> {
  const account = ownAccount(uid);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { tokens, updateTime } = await readTokens(account);
    const next = change(tokens).slice(-MOST_TOKENS);
    if (next.join() === tokens.join()) return;
    const saved = await account.update({ fcmTokens: next }, updateTime);
    if (saved.kind === 'ok') return;
    // Another device has changed the account since the look.
    if (saved.kind !== 'refused' || !LOST.has(saved.code)) {
      throw new Error(`the token was not saved: ${failureOf(saved)}`);
    }
  }
  throw new Error('the account was changed by others all the while');
}

async function readTokens({ read }: Pick<ReturnType<typeof ownAccount>, 'read'>) {
  const found = await read();
  if (found.kind !== 'ok') throw new Error(`the account was not read: ${failureOf(found)}`);
  if (found.value === null) throw new Error('there is no account to keep a token in');
  const { data, updateTime } = found.value;
  const known = data['fcmTokens'];
  return {
    tokens: Array.isArray(known) ? known.filter((token) => typeof token === 'string') : [],
    updateTime,
  };
}

/** Asks the server to push to the device that holds this token. */
export const sendTestPush = (token: string): Promise<TestPushAnswer | Unanswered> =>
  askFunction(testPushCall, { token });

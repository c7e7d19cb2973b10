import { getMessaging, getToken, isSupported } from 'firebase/messaging';
import { doc, runTransaction } from 'firebase/firestore/lite';
import type { UserId } from '#domain/ids.ts';
import { firebaseAuth } from './auth.ts';
import { firebaseApp } from './firebase-app.ts';
import { liteFirestore } from './firestore-lite.ts';
import { pushPublicKeyOf } from './push-key.ts';

/** As many as `firestore.rules` allow; a person with more devices loses the one registered longest ago. */
const MOST_TOKENS = 20;

/** The key of this build's mode to subscribe with; null where none is set. */
export const pushPublicKey = (): string | null => pushPublicKeyOf(import.meta.env);

/** Subscribes this browser and gives its token; rejects where the SDK or the push service cannot. May never settle without network. */
export async function requestPushToken(
  serviceWorkerRegistration: ServiceWorkerRegistration,
  vapidKey: string,
): Promise<string> {
  if (!(await isSupported())) throw new Error('the push service does not support this browser');
  return getToken(getMessaging(firebaseApp()), { serviceWorkerRegistration, vapidKey });
}

/** Adds a token to a person's, in place of the one this browser had before; rejects when the server refuses or is not reached. */
export const addPushToken = (uid: UserId, token: string, replaced: string | null): Promise<void> =>
  changeTokens(uid, (tokens) => [...tokens.filter((other) => other !== replaced && other !== token), token]);

export const removePushToken = (uid: UserId, token: string): Promise<void> =>
  changeTokens(uid, (tokens) => tokens.filter((other) => other !== token));

async function changeTokens(uid: UserId, change: (tokens: string[]) => string[]): Promise<void> {
  // Firestore takes its token from Auth, which must have found the person first.
  await firebaseAuth().authStateReady();
  const firestore = liteFirestore();
  const account = doc(firestore, 'users', uid);
  await runTransaction(firestore, async (transaction) => {
    const known: unknown = (await transaction.get(account)).get('fcmTokens');
    const tokens = Array.isArray(known) ? known.filter((token) => typeof token === 'string') : [];
    const next = change(tokens).slice(-MOST_TOKENS);
    if (next.join() === tokens.join()) return;
    transaction.set(account, { fcmTokens: next }, { merge: true });
  });
}

import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#scripts/lib/demo-accounts.mjs';
import { shiftedPorts, TEST_OFFSET } from '#scripts/lib/ports.mjs';
import { APP } from './lane.ts';

const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? `127.0.0.1:${shiftedPorts(TEST_OFFSET).auth}`;
const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/accounts`;
const API_KEY = 'demo-api-key';

/**
 * Of our own origin, and none of the app's pages: what is put on the device here is there before the app
 * starts.
 */
export const OUTSIDE = `${APP}/icons/icon-192.png`;

export const isOutside = (page: Page): boolean => page.url() === OUTSIDE;

/**
 * Leaves the device as it is for somebody who has signed in before: with what Firebase and the app keep of
 * them. The page stands outside of the app. How people sign in is for the journeys of `auth.spec.ts`.
 */
export async function signedIn(page: Page, email: string): Promise<void> {
  const { user, hint } = await keptOf(email);
  await page.goto(OUTSIDE);
  await page.evaluate(
    ([record, session]) => {
      localStorage.setItem('geumnaru.session', session);
      return new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
        );
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put(record);
          writing.addEventListener('abort', () => reject(writing.error));
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
    },
    [user, JSON.stringify(hint)] as const,
  );
}

interface SignIn {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
  readonly displayName?: string;
}

/** What a device keeps of a person: Firebase's own record, and the app's word of who was here last. */
async function keptOf(email: string) {
  const answer = await fetch(`${accounts}:signInWithPassword?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator refused ${email}: ${await answer.text()}`);
  const { localId: uid, idToken, refreshToken, expiresIn, displayName = '' }: SignIn = await answer.json();
  const claims = claimsOf(idToken);
  const isVerified = claims['email_verified'] === true;
  const now = Date.now();
  const value = {
    uid,
    email,
    emailVerified: isVerified,
    displayName,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, email, displayName, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  return {
    user: { fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`, value },
    hint: { uid, email, displayName, verified: isVerified, admin: claims['admin'] === true },
  };
}

function claimsOf(idToken: string): Readonly<Record<string, unknown>> {
  const claims: Record<string, unknown> = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  return claims;
}

import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signOut,
  type Auth,
  type IdTokenResult,
  type User,
} from 'firebase/auth';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { remoteConfig } from './config.ts';
import { firebaseApp } from './firebase-app.ts';
import { persistedToken } from './persisted-sign-in.ts';

/** What the ID token says; null where it does not say. */
export interface TokenClaims {
  readonly isAdmin: boolean | null;
  readonly isEmailVerified: boolean | null;
}

/** The person whom Firebase holds for signed in. */
export interface RemoteUser {
  readonly uid: UserId;
  readonly email: string;
  readonly displayName: string;
  /** As of the last time the account was read; the token's claim is what the server goes by. */
  readonly isEmailVerified: boolean;
  /** Null while the token cannot be read, as offline once it is older than an hour. */
  readonly claims: TokenClaims | null;
}

let auth: Auth | null = null;

/** Firebase Auth, in pages only; the service worker shares their sign-in through IndexedDB (`worker-token.ts`). */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  // Not getAuth(): that brings popups and the session and local storages, 4 KB that nobody needs.
  auth = initializeAuth(firebaseApp(), { persistence: indexedDBLocalPersistence });
  auth.languageCode = 'ko';
  const { emulators } = remoteConfig;
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, { disableWarnings: true });
  }
  return auth;
}

/**
 * Calls `onUser` with who is signed in, at once and after every token change, other tabs' included.
 * An answer that a newer change has overtaken is not delivered.
 */
export function observeUser(onUser: (user: RemoteUser | null) => void): () => void {
  let newest = 0;
  const tell = async (user: User | null): Promise<void> => {
    newest += 1;
    const mine = newest;
    const remote = user && (await readUser(user));
    if (mine === newest) onUser(remote);
  };
  const stop = onIdTokenChanged(firebaseAuth(), (user) => void tell(user));
  return () => {
    newest += 1;
    stop();
  };
}

/**
 * Fetches the account and a fresh token, whose claims then reach {@link observeUser}; throws without network.
 */
export async function refreshUser(): Promise<RemoteUser | null> {
  const user = firebaseAuth().currentUser;
  if (!user) return null;
  await user.reload();
  return remoteUserOf(user, await user.getIdTokenResult(true));
}

/**
 * The ID token of exactly this person, fetched anew when `refresh`; null when somebody else, or nobody, is
 * signed in. Firebase asks the server about the account before it says who is signed in, for half a minute or
 * a whole one where that request hangs. Until it has spoken, the token on the disk is used while it holds; where
 * the server does not take it, it is asked for anew.
 */
export async function idTokenOf(uid: UserId, refresh: boolean): Promise<string | null> {
  if (!refresh && firebaseAuth().currentUser === null) {
    const kept = await persistedToken(uid, Date.now());
    if (kept !== null) return kept;
  }
  await firebaseAuth().authStateReady();
  const user = firebaseAuth().currentUser;
  return user?.uid === uid ? user.getIdToken(refresh) : null;
}

/** Who Firebase holds for signed in on this device, once it has read that; null for nobody. */
export async function signedInUid(): Promise<UserId | null> {
  await firebaseAuth().authStateReady();
  return parseUserId(firebaseAuth().currentUser?.uid);
}

/** Forgets this person on this device, nobody else; works without network. */
export async function signOutUser(uid: UserId): Promise<void> {
  await firebaseAuth().authStateReady();
  if (firebaseAuth().currentUser?.uid !== uid) return;
  await signOut(firebaseAuth());
  // A token that was renewed just then may have been queued behind it to be written down, and would bring the
  // person back with the next page.
  await signOut(firebaseAuth());
}

async function readUser(user: User): Promise<RemoteUser | null> {
  try {
    return remoteUserOf(user, await user.getIdTokenResult());
  } catch (error) {
    console.warn('the sign-in token could not be read', error);
    return remoteUserOf(user, null);
  }
}

function remoteUserOf(user: User, token: IdTokenResult | null): RemoteUser | null {
  const uid = parseUserId(user.uid);
  if (!uid) return null;
  return {
    uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    isEmailVerified: user.emailVerified,
    claims: token && {
      isAdmin: booleanOf(token.claims['admin']),
      isEmailVerified: booleanOf(token.claims['email_verified']),
    },
  };
}

const booleanOf = (claim: unknown): boolean | null => (typeof claim === 'boolean' ? claim : null);

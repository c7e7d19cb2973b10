import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { accounts } from './firebase.ts';

/** A verified member, as the account stands now. */
export interface Caller {
  readonly uid: UserId;
  readonly isAdmin: boolean;
  /** What a colleague knows them by, for the records of the desk. */
  readonly name: string;
}

/**
 * Who calls, read from the account itself: a token may be an hour older than the loss of the admin claim.
 * Throws `unauthenticated` and, for who is disabled or not verified, `permission-denied`.
 */
export async function callerOf({ auth }: Pick<CallableRequest, 'auth'>): Promise<Caller> {
  const uid = parseUserId(auth?.uid);
  // Unlike `getUser`, this answers for somebody who has left instead of throwing.
  const [account] = uid === null ? [] : (await accounts().getUsers([{ uid }])).users;
  if (uid === null || !account) throw new HttpsError('unauthenticated', 'sign in first');
  if (account.disabled || !account.emailVerified) {
    throw new HttpsError('permission-denied', 'for verified members only');
  }
  return {
    uid,
    isAdmin: account.customClaims?.['admin'] === true,
    name: account.displayName ?? account.email ?? uid,
  };
}

/** The same for what only the desk may do; throws `permission-denied` for everybody else. */
export async function adminOf(request: Pick<CallableRequest, 'auth'>): Promise<Caller> {
  const caller = await callerOf(request);
  if (!caller.isAdmin) throw new HttpsError('permission-denied', 'for admins only');
  return caller;
}

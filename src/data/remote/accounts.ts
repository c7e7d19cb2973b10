import { doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { UserId } from '#domain/ids.ts';
import { firebaseAuth } from './auth.ts';
import { liteFirestore } from './firestore-lite.ts';

export interface AccountFields {
  readonly nickname: string;
  readonly phone: string;
  readonly email: string;
}

/** Creates `users/{uid}` unless it is there, and says whether it had to; throws when the server cannot be asked. */
export async function createAccountIfMissing(uid: UserId, fields: AccountFields): Promise<boolean> {
  // Firestore takes its token from Auth, which must have found the person first.
  await firebaseAuth().authStateReady();
  const firestore = liteFirestore();
  const account = doc(firestore, 'users', uid);
  return runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(account)).exists()) return false;
    transaction.set(account, { ...fields, createdAt: serverTimestamp() });
    return true;
  });
}

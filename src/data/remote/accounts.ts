import { doc, getDoc, runTransaction, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { OwnAccount } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import { parseOwnAccount } from '#documents/account.ts';
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

/** The signed-in person's own `users/{uid}`, null where there is none; throws when the server cannot be asked. */
export async function readAccount(uid: UserId): Promise<OwnAccount | null> {
  await firebaseAuth().authStateReady();
  const found = await getDoc(doc(liteFirestore(), 'users', uid));
  return found.exists() ? parseOwnAccount(found.data()) : null;
}

/** Changes only what is named; throws when the server refuses or cannot be asked. */
export async function updateAccount(uid: UserId, changes: Partial<OwnAccount>): Promise<void> {
  await firebaseAuth().authStateReady();
  await updateDoc(doc(liteFirestore(), 'users', uid), { ...changes });
}

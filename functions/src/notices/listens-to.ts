import type { UserId } from '#domain/ids.ts';
import { firestore } from '../runtime/firebase.ts';

/** Whether somebody is still a member and has not blocked the person whom a notice would be about. */
export async function listensTo(reader: UserId, person: UserId): Promise<boolean> {
  const [account, block] = await firestore().getAll(
    firestore().doc(`users/${reader}`),
    firestore().doc(`blocks/${reader}/items/${person}`),
    { fieldMask: [] },
  );
  return account?.exists === true && block?.exists !== true;
}

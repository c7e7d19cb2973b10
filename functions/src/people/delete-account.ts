import { HttpsError } from 'firebase-functions/https';
import { parseUserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { openExchangesOf } from '../exchange/exchange-record.ts';
import { callOptions } from '../runtime/call-options.ts';
import { accounts } from '../runtime/firebase.ts';
import { onCall } from '../runtime/on-call.ts';
import { forgetPerson, isForgotten } from './forget-person.ts';

/** How long ago the password may have been given, in seconds. */
const RECENT_SECONDS = 5 * 60;

type Answer = Result<null, 'open_exchange'>;

/**
 * 회원 탈퇴: removes the caller's account and everything that is only theirs. Gold that lies with us is settled
 * first. Whoever calls again after a lost answer is answered as the first time: the token outlives the
 * account.
 */
export const deleteAccount = onCall(
  { ...callOptions(5), timeoutSeconds: 120 },
  async ({ auth }): Promise<Answer> => {
    const uid = parseUserId(auth?.uid);
    if (uid === null) throw new HttpsError('unauthenticated', 'sign in first');
    const signedInAt = auth?.token.auth_time ?? 0;
    if (Date.now() / 1000 - signedInAt > RECENT_SECONDS) {
      throw new HttpsError('failed-precondition', 'give the password again');
    }
    // The token outlives the account: with it the same work could be asked for a thousand times.
    if (await isForgotten(uid)) return ok(null);
    // Theirs is settled by the desk: what is asked about would go, and the address be free for another account.
    if (await isDisabled(uid)) throw new HttpsError('permission-denied', 'the account is suspended');
    if (await hasOpenExchange(uid)) return err('open_exchange');
    // The account first: its removal is told to a trigger, which tidies up even if this call dies here.
    await removeAccount(uid);
    await forgetPerson(uid);
    return ok(null);
  },
);

const hasOpenExchange = async (uid: string): Promise<boolean> =>
  !(await openExchangesOf(uid).limit(1).get()).empty;

/** False for whoever has left already. */
const isDisabled = async (uid: string): Promise<boolean> =>
  (await accounts().getUsers([{ uid }])).users.some(({ disabled }) => disabled);

/** `deleteUsers`, unlike `deleteUser`, takes somebody who has left already for done. */
async function removeAccount(uid: string): Promise<void> {
  const { errors } = await accounts().deleteUsers([uid]);
  const [failure] = errors;
  if (failure) throw failure.error;
}

import type { Transaction } from 'firebase-admin/firestore';
import { profileDocument } from '#documents/profile.ts';
import { nicknameKeyOf, nicknameProblemOf } from '#domain/account/nickname.ts';
import { fieldName } from '../runtime/field-of.ts';
import { accounts, firestore } from '../runtime/firebase.ts';

/** How a person is called in public, and what makes that name theirs. */
interface PublicName {
  readonly nickname: string;
  /** What is the same for every spelling of the name; nobody else is published under it. */
  readonly nameKey: string;
}

/** Letters of the uid that tell two people of one name apart. */
const TAIL_CHARS = 4;
/** Firestore has no query for "somebody else", so the own profile may be among those found. */
const ENOUGH = 2;

/**
 * The name under which somebody is published: their nickname, unless it passes for the house, which leaves
 * them nameless, or somebody else is known by it, which adds a tail. The transaction reads who bears the
 * name, so of two who take it at once only one gets it.
 */
export async function publicNameOf(
  transaction: Transaction,
  uid: string,
  nickname: string,
): Promise<PublicName> {
  if (nicknameProblemOf(nickname) !== null && !(await isAtDesk(uid))) return { nickname: '', nameKey: '' };
  const key = nicknameKeyOf(nickname);
  if (nickname === '' || !(await isBorneByAnother(transaction, uid, nickname, key))) {
    return { nickname, nameKey: key };
  }
  const tail = uid.slice(-TAIL_CHARS);
  return { nickname: `${nickname}·${tail}`, nameKey: nicknameKeyOf(`${nickname}${tail}`) };
}

/**
 * Also by the very letters, for profiles that were published before they had a key, and names that are all
 * signs.
 */
async function isBorneByAnother(
  transaction: Transaction,
  uid: string,
  nickname: string,
  key: string,
): Promise<boolean> {
  const profiles = firestore().collection('profiles');
  const found = await Promise.all([
    transaction.get(profiles.where(fieldName(profileDocument, 'nickname'), '==', nickname).limit(ENOUGH)),
    ...(key === '' ? [] : [transaction.get(profiles.where('nameKey', '==', key).limit(ENOUGH))]),
  ]);
  return found.some(({ docs }) => docs.some(({ id }) => id !== uid));
}

async function isAtDesk(uid: string): Promise<boolean> {
  const [account] = (await accounts().getUsers([{ uid }])).users;
  return account?.customClaims?.['admin'] === true;
}

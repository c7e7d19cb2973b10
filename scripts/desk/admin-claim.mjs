/**
 * Who works at the desk, and who may not come in: the `admin` claim of accounts and their suspension, with
 * their marks.
 */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/**
 * The rules look here: somebody who has left the desk may carry a token that still says otherwise, for an
 * hour.
 */
const formerAdmin = (db, uid) => db.doc(`formerAdmins/${uid}`);

/** @param {{ auth: import('firebase-admin/auth').Auth, db: import('firebase-admin/firestore').Firestore }} backend */
export async function grantAdmin({ auth, db }, name) {
  const account = await accountOf(auth, name);
  if (!account.emailVerified) throw new Error(`${name} has not verified the e-mail address.`);
  if (account.disabled) throw new Error(`${name} is disabled.`);
  await formerAdmin(db, account.uid).delete();
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  return account;
}

/** The claim goes first, so that whatever fails afterwards leaves no admin behind. */
export async function removeAdmin({ auth, db }, name) {
  const account = await accountOf(auth, name);
  const { admin: _, ...claims } = account.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, claims);
  await formerAdmin(db, account.uid).set({ removedAt: FieldValue.serverTimestamp() });
  await auth.revokeRefreshTokens(account.uid);
  return account;
}

/** The rules look here: a token that is out stays valid for an hour after its account was disabled. */
const formerMember = (db, uid) => db.doc(`formerMembers/${uid}`);

/** Of messages and chats they ask no more than the quota, which is used up (`closedQuota`). */
const closedQuotas = (db, uid) => ['messages', 'chats'].map((kind) => db.doc(`quotas/${uid}/kinds/${kind}`));
const CLOSED = 'closed';
const closed = () => ({
  since: Timestamp.fromMillis(9_000_000_000_000),
  used: Number.MAX_SAFE_INTEGER,
  added: 1,
  of: CLOSED,
  at: Timestamp.now(),
});

/** As many as one commit takes. */
const LISTINGS_AT_ONCE = 400;
const SHOWN = ['selling', 'reserved'];

/**
 * What somebody offers leaves the market: nobody would answer who asks for it. Hidden as by its seller, who
 * shows it again where they are restored; what is reserved for a member runs out by itself.
 */
async function hideOffers(db, uid) {
  const shown = db.collection('products').where('sellerId', '==', uid).where('status', 'in', SHOWN);
  const { docs } = await shown.select().get();
  for (let start = 0; start < docs.length; start += LISTINGS_AT_ONCE) {
    const refs = docs.slice(start, start + LISTINGS_AT_ONCE).map(({ ref }) => ref);
    await db.runTransaction((transaction) => hideThose(transaction, refs));
  }
}

/** As they stand now: a deal of which the seller had asked just before would lose its listing. */
async function hideThose(transaction, refs) {
  for (const listing of await transaction.getAll(...refs)) {
    // One that is kept for somebody outside has no order that would ever end it.
    const isOffered = SHOWN.includes(listing.get('status')) && listing.get('dealt') !== true;
    if (isOffered) {
      transaction.update(listing.ref, { status: 'hidden', updatedAt: FieldValue.serverTimestamp() });
    }
  }
}

/**
 * The marks go first: whatever fails afterwards, nothing more is written by the one who is suspended.
 * @param {{ auth: import('firebase-admin/auth').Auth, db: import('firebase-admin/firestore').Firestore }} backend
 * @param {string} name
 */
export async function suspend({ auth, db }, name) {
  const account = await accountOf(auth, name);
  const leaving = db.batch();
  leaving.set(formerMember(db, account.uid), { suspendedAt: FieldValue.serverTimestamp() });
  for (const quota of closedQuotas(db, account.uid)) leaving.set(quota, closed());
  await leaving.commit();
  await auth.updateUser(account.uid, { disabled: true });
  await auth.revokeRefreshTokens(account.uid);
  await hideOffers(db, account.uid);
  return account;
}

/**
 * @param {{ auth: import('firebase-admin/auth').Auth, db: import('firebase-admin/firestore').Firestore }} backend
 * @param {string} name
 */
export async function restore({ auth, db }, name) {
  const account = await accountOf(auth, name);
  await auth.updateUser(account.uid, { disabled: false });
  const returning = db.batch();
  returning.delete(formerMember(db, account.uid));
  // What somebody has used up themselves stays used up.
  for (const quota of await db.getAll(...closedQuotas(db, account.uid))) {
    if (quota.get('of') === CLOSED) returning.delete(quota.ref);
  }
  await returning.commit();
  return account;
}

export async function listAdmins({ auth }) {
  const admins = [];
  let page;
  do {
    const found = await auth.listUsers(1000, page);
    admins.push(...found.users.filter(({ customClaims }) => customClaims?.admin === true));
    page = found.pageToken;
  } while (page !== undefined);
  return admins;
}

async function accountOf(auth, name) {
  try {
    return await (name.includes('@') ? auth.getUserByEmail(name.trim().toLowerCase()) : auth.getUser(name));
  } catch (error) {
    if (error.code !== 'auth/user-not-found') throw error;
    throw new Error(`There is no account ${name}.`, { cause: error });
  }
}

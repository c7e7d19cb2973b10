import { FieldPath, type QuerySnapshot } from 'firebase-admin/firestore';
import { KEPT_ROOMS } from '#domain/account/answer-times.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { accounts, firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { findAnswers } from './answer-time.ts';
import { recountDeals, recountNoShows, recountReviews } from './profile-counts.ts';
import { standingField } from './standing-field.ts';

/** As many as one question about accounts may name. */
const PAGE = 100;
const AT_ONCE = 10;

/** Counts anew whatever a profile says of its person; says how many there are. Safe to run again. */
export async function recountPeople(): Promise<number> {
  const byId = firestore().collection('profiles').orderBy(FieldPath.documentId()).limit(PAGE).select();
  let looked = 0;
  let last: string | null = null;
  for (;;) {
    const page: QuerySnapshot = await (last === null ? byId : byId.startAfter(last)).get();
    const people = page.docs.flatMap(({ id }) => parseUserId(id) ?? []);
    const { users } =
      people.length === 0 ? { users: [] } : await accounts().getUsers(people.map((uid) => ({ uid })));
    const verified = new Set(users.flatMap((user) => (user.emailVerified ? [user.uid] : [])));
    for (let start = 0; start < people.length; start += AT_ONCE) {
      const some = people.slice(start, start + AT_ONCE);
      await Promise.all(some.map((uid) => recountPerson({ uid, isEmailVerified: verified.has(uid) })));
    }
    looked += people.length;
    last = page.docs.at(-1)?.id ?? null;
    if (last === null) return looked;
  }
}

interface Person {
  readonly uid: UserId;
  readonly isEmailVerified: boolean;
}

/** One after another: they write one document, and would wait for each other. */
async function recountPerson({ uid, isEmailVerified }: Person): Promise<void> {
  await recountReviews(uid);
  await recountDeals(uid);
  await recountNoShows(uid);
  await findAnswers(uid, [], KEPT_ROOMS);
  const place = standingField('isEmailVerified');
  await inTransaction(async (transaction) => {
    const profile = await transaction.get(firestore().doc(`profiles/${uid}`));
    if (!profile.exists || profile.get(place) === isEmailVerified) return;
    transaction.update(profile.ref, { [place]: isEmailVerified });
  });
}

/** The demo people's sign-ins. */
import { isVerified, PASSWORD, PEOPLE } from './people.mjs';

/** Creates those that are missing and leaves the others as they are; returns how many were created. */
export async function createAccounts(auth, db) {
  const { users } = await auth.getUsers(PEOPLE.map(({ uid }) => ({ uid })));
  const present = new Set(users.map(({ uid }) => uid));
  const missing = PEOPLE.filter(({ uid }) => !present.has(uid));
  await Promise.all(
    missing.map(async (person) => {
      await auth.createUser({
        uid: person.uid,
        email: person.email,
        password: PASSWORD,
        displayName: person.nickname,
        emailVerified: isVerified(person),
      });
      // Nobody else ever comes back under the uid that they left with.
      await db.doc(`formerMembers/${person.uid}`).delete();
      if (person.admin) await auth.setCustomUserClaims(person.uid, { admin: true });
    }),
  );
  return missing.length;
}

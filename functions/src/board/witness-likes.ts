import {
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { wishDocument } from '#documents/person-items.ts';
import { formerMemberPath, hasDeletedAccount } from '../people/former-member.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

const PAGE = 200;
const LIKE = /^posts\/([^/]+)\/likes\/([^/]+)$/;

/**
 * Gives likes from before the rules asked for a witness one, so that they leave with their person (`forgetPerson`);
 * those of who has left already go. Says how many there were. Safe to run again, and while people like.
 */
export async function witnessLikes(): Promise<number> {
  const byName = firestore().collectionGroup('likes').orderBy(FieldPath.documentId()).limit(PAGE).select();
  let mended = 0;
  let page: QuerySnapshot = await byName.get();
  for (;;) {
    for (const like of await unwitnessedOf(page.docs)) mended += await witness(like);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return mended;
    page = await byName.startAfter(last).get();
  }
}

const witnessOf = (path: string): string | null => {
  const [, post, uid] = LIKE.exec(path) ?? [];
  return post === undefined || uid === undefined ? null : `wishes/${uid}/items/like_${post}`;
};

async function unwitnessedOf(
  likes: readonly QueryDocumentSnapshot[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const known = likes.filter(({ ref }) => witnessOf(ref.path) !== null);
  if (known.length === 0) return [];
  const witnesses = await firestore().getAll(
    ...known.map(({ ref }) => firestore().doc(witnessOf(ref.path) ?? '')),
    { fieldMask: [] },
  );
  return known.filter((_, index) => witnesses[index]?.exists === false);
}

/** 1 where it had none: it may have been taken back, or have left, since it was looked at. */
const witness = ({ ref }: QueryDocumentSnapshot): Promise<0 | 1> =>
  inTransaction(async (transaction) => {
    const database = firestore();
    const [like, held, left] = await transaction.getAll(
      ref,
      database.doc(witnessOf(ref.path) ?? ''),
      database.doc(formerMemberPath(ref.id)),
    );
    if (!like?.exists || !held || held.exists) return 0;
    if (hasDeletedAccount(left)) transaction.delete(ref);
    else transaction.create(held.ref, fieldsUnder(wishDocument, { at: FieldValue.serverTimestamp() }));
    return 1;
  });

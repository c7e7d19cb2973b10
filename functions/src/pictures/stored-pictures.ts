import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../runtime/firebase.ts';

const COLLECTION = 'storedPictures';

/** Named after its path, whose slashes no id may have: an event that comes twice notes once. */
const noteOf = (path: string): DocumentReference =>
  firestore().doc(`${COLLECTION}/${createHash('sha256').update(path).digest('hex')}`);

export const notePicture = async (path: string, storedAt: Date): Promise<void> => {
  await noteOf(path).set({ path, storedAt: Timestamp.fromDate(storedAt) });
};

/** Which of these pictures are noted. */
export async function notedOf(paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const notes = await firestore().getAll(...paths.map(noteOf), { fieldMask: [] });
  return new Set(paths.filter((_, index) => notes[index]?.exists === true));
}

/**
 * Pictures that were stored before then and have not been looked at since, the oldest first, behind a place
 * in that order.
 */
export async function picturesBefore(
  before: Date,
  most: number,
  behind: QueryDocumentSnapshot | null,
): Promise<readonly QueryDocumentSnapshot[]> {
  const oldest = firestore()
    .collection(COLLECTION)
    .where('storedAt', '<=', Timestamp.fromDate(before))
    .orderBy('storedAt')
    .limit(most);
  return (await (behind === null ? oldest : oldest.startAfter(behind)).get()).docs;
}

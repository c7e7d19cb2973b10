import type { UserDatabase, WaitingPhoto } from './user-database.ts';

/** Keeps a picture until it is uploaded, or until nothing here shows it any more. */
export async function addWaitingPhoto(
  db: UserDatabase,
  photo: Omit<WaitingPhoto, 'progress'>,
): Promise<void> {
  await db.photos.add({ ...photo, progress: 0 });
}

/** The same of one that may be there already: a page stored it that ended before its draft heard of it. */
export async function storeWaitingPhoto(
  db: UserDatabase,
  photo: Omit<WaitingPhoto, 'progress'>,
): Promise<void> {
  await db.photos.put({ ...photo, progress: 0 });
}

/**
 * Deletes the pictures that a `change` takes out of what drafts and rows show. One that nothing has shown yet
 * stays: it has just been stored, and the draft hears of it a moment later. Call it inside a transaction.
 *
 * @param shown reads the ids of what is shown, as it stands then
 */
export async function sweepAfter<T>(
  db: UserDatabase,
  shown: (db: UserDatabase) => Promise<readonly string[]>,
  change: () => Promise<T>,
): Promise<T> {
  const before = await shown(db);
  const changed = await change();
  if (before.length > 0) {
    const still = new Set(await shown(db));
    await db.photos.bulkDelete(before.filter((id) => !still.has(id)));
  }
  return changed;
}

/** @param share of its bytes that the server has, from 0 to 1 */
export async function noteProgress(db: UserDatabase, id: string, share: number): Promise<void> {
  await db.photos.update(id, { progress: share });
}

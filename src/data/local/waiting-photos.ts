import type { UserDatabase, WaitingPhoto } from './user-database.ts';

/** Keeps a picture until it is uploaded, or until nothing here shows it any more. */
export async function addWaitingPhoto(
  db: UserDatabase,
  photo: Omit<WaitingPhoto, 'progress'>,
): Promise<void> {
  await db.photos.add({ ...photo, progress: 0 });
}

/** @param share of its bytes that the server has, from 0 to 1 */
export async function noteProgress(db: UserDatabase, id: string, share: number): Promise<void> {
  await db.photos.update(id, { progress: share });
}

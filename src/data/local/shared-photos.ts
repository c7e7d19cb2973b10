import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { openExisting } from '#data/device/open-existing.ts';
import type { Millis } from '#domain/units.ts';

/*
 * Pictures that another app has shared with this one, until /sell takes them. In a database of their own: the
 * worker takes them in before anybody may have signed in.
 */

export interface SharedPhoto {
  readonly key: number;
  readonly file: File;
}

interface SharedRow {
  readonly blob: Blob;
  readonly name: string;
  readonly sharedAt: number;
}

interface SharedSchema extends DBSchema {
  photos: { key: number; value: SharedRow };
}

const DATABASE = 'geumnaru-shared';
const STORE = 'photos';
/** Pictures that were shared and not used are dropped after a day. */
const KEEP_MS = 24 * 60 * 60_000;

let opened: Promise<IDBPDatabase<SharedSchema>> | null = null;

function sharedDatabase(): Promise<IDBPDatabase<SharedSchema>> {
  opened ??= openDB<SharedSchema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore(STORE, { autoIncrement: true });
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Keeps what was shared, in the order given, in place of what was shared before. */
export async function keepSharedPhotos(files: readonly File[], now: Millis): Promise<void> {
  const transaction = (await sharedDatabase()).transaction(STORE, 'readwrite');
  await transaction.store.clear();
  for (const file of files) await transaction.store.add({ blob: file, name: file.name, sharedAt: now });
  await transaction.done;
}

/** What waits to be taken, in order. */
export async function sharedPhotos(now: Millis): Promise<readonly SharedPhoto[]> {
  const { store } = (await sharedDatabase()).transaction(STORE);
  const photos: SharedPhoto[] = [];
  for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const { blob, name } = cursor.value;
    if (isOld(cursor.value, now)) continue;
    photos.push({ key: cursor.key, file: new File([blob], name, { type: blob.type }) });
  }
  return photos;
}

/** Takes off the disk what nobody has taken in time. */
export async function dropOldShares(now: Millis): Promise<void> {
  const there = await openExisting(DATABASE);
  there?.close();
  if (!there) return;
  const transaction = (await sharedDatabase()).transaction(STORE, 'readwrite');
  for (let cursor = await transaction.store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    if (isOld(cursor.value, now)) await cursor.delete();
  }
  await transaction.done;
}

const isOld = ({ sharedAt }: SharedRow, now: Millis): boolean => sharedAt <= now - KEEP_MS;

/** Forgets those, or all. */
export async function forgetSharedPhotos(keys?: readonly number[]): Promise<void> {
  const transaction = (await sharedDatabase()).transaction(STORE, 'readwrite');
  if (keys === undefined) await transaction.store.clear();
  for (const key of keys ?? []) await transaction.store.delete(key);
  await transaction.done;
}

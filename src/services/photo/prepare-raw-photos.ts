import {
  beginRawPhoto,
  endRawPhoto,
  nextRawPhoto,
  readyPhoto,
  refuseRawPhoto,
  type RawPhoto,
} from '#data/local/raw-photo-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { SendFailure } from '#domain/chat/chat.ts';
import type { MessageId } from '#domain/ids.ts';
import { realEnvironment } from '#sync/environment.ts';
import { storeOwn } from '#sync/storage/make-room.ts';
import { preparePhoto, type PhotoProblem, type PhotoTools } from './prepare-photo.ts';

/** So many pages may die over one photo. */
const MOST_PAGES = 2;

/** The preparation under way in this page, by person; `true` where it is to look once more. */
const underWay = new WeakMap<UserDatabase, { again: boolean; readonly done: Promise<void> }>();

/**
 * Makes the chat photos that wait as they were chosen fit to leave the device, one after another: those of
 * this page, and those of one that died over it. Called again meanwhile, it looks once more before it ends.
 * Never rejects.
 */
export function prepareRawPhotos(db: UserDatabase, tools: PhotoTools): Promise<void> {
  const running = underWay.get(db);
  if (running) {
    running.again = true;
    return running.done;
  }
  const done = Promise.resolve().then(() => prepareAll(db, tools));
  underWay.set(db, { again: false, done });
  return done;
}

async function prepareAll(db: UserDatabase, tools: PhotoTools): Promise<void> {
  try {
    await prepareEach(db, tools);
  } catch (error) {
    // The database was closed under it: the next start of a page goes on.
    console.warn('photos not prepared', error);
  }
  const isWanted = underWay.get(db)?.again === true;
  underWay.delete(db);
  if (isWanted) await prepareRawPhotos(db, tools);
}

async function prepareEach(db: UserDatabase, tools: PhotoTools): Promise<void> {
  const passedOver = new Set<MessageId>();
  for (;;) {
    const photo = await nextRawPhoto(db, passedOver);
    if (!photo) return;
    // One that another tab has made ready meanwhile, or that cannot be written, is not taken up twice.
    passedOver.add(photo.id);
    await prepareOne(db, photo, tools);
  }
}

async function prepareOne(db: UserDatabase, { id, blob, fileName }: RawPhoto, tools: PhotoTools) {
  const store = <T>(write: () => Promise<T>) => storeOwn(db, realEnvironment, 'photo', write);
  try {
    const begun = await store(() => beginRawPhoto(db, id));
    if (!begun.ok || begun.value === 0) return;
    // One that takes more memory than there is ends the page, and would end each next one at its start.
    if (begun.value > MOST_PAGES) return await refuseRawPhoto(db, id, 'invalid');
    const prepared = await preparePhoto(new File([blob], fileName, { type: blob.type }), tools);
    if (!prepared.ok) return await refuseRawPhoto(db, id, REASONS[prepared.code]);
    const ready = await store(() => readyPhoto(db, id, prepared.value));
    // On a disk that is full all the same it stays in the conversation as waiting, and is tried again later.
    if (!ready.ok) await endRawPhoto(db, id);
  } catch (error) {
    console.warn('photo not prepared', error);
  }
}

const REASONS: Readonly<Record<PhotoProblem, SendFailure>> = {
  not_image: 'gone',
  unreadable: 'gone',
  unsupported: 'invalid',
  too_large: 'too_large',
};

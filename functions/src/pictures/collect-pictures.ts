import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { KEPT_DAYS } from '#domain/system/retention.ts';
import { bucket } from '../runtime/firebase.ts';
import { log } from '../runtime/log.ts';
import { REGION } from '../runtime/trigger-options.ts';
import { done, visibleRun } from '../system/visible-run.ts';
import { isTalkedAbout, shownPictures } from './picture-places.ts';
import { notePicture, picturesBefore } from './stored-pictures.ts';

/**
 * An outbox uploads first and writes what shows the picture after that; a lost network, a quota or a drawer
 * may come in between.
 */
const GRACE_MS = KEPT_DAYS.unshownPictures * 24 * 3_600_000;
const BATCH = 200;
/** Whoever looks waits for answers most of the time. */
const AT_ONCE = 20;
/** Less than a run has, so that it is not killed; what is left after that is left to the next day. */
const TIME_MS = 480_000;

export interface Collected {
  readonly deleted: number;
  /** Looked at in vain: something did not answer. They are looked at again the next day. */
  readonly failed: number;
}

/** Once a day, when few are awake. */
export const collectPictures = onSchedule(
  { schedule: '30 4 * * *', timeZone: 'Asia/Seoul', region: REGION, timeoutSeconds: 540, maxInstances: 1 },
  () =>
    visibleRun('unshown_pictures', async (now) => {
      const { deleted, failed } = await collectUnshown(now);
      if (failed > 0) throw new Error(`${failed} pictures could not be looked at, ${deleted} deleted`);
      return done({ deleted });
    }),
);

/**
 * Deletes the pictures that were uploaded a month ago and that nothing shows, and forgets the others: each is
 * looked at once. Where a look fails, the picture and its note stay. Safe to run again, and to die in the
 * middle: a note goes last.
 */
export async function collectUnshown(now: Date, until = Date.now() + TIME_MS): Promise<Collected> {
  const before = new Date(now.getTime() - GRACE_MS);
  const result = { deleted: 0, failed: 0 };
  let behind: QueryDocumentSnapshot | null = null;
  for (;;) {
    const notes: readonly QueryDocumentSnapshot[] = await picturesBefore(before, BATCH, behind);
    const look = lookingOnce();
    for (let start = 0; start < notes.length; start += AT_ONCE) {
      const some = notes.slice(start, start + AT_ONCE);
      await Promise.all(some.map((note) => settleInto(result, note, before, look)));
      if (Date.now() >= until) return result;
    }
    behind = notes.at(-1) ?? null;
    if (notes.length < BATCH) return result;
  }
}

async function settleInto(
  result: { deleted: number; failed: number },
  note: QueryDocumentSnapshot,
  before: Date,
  look: Look,
): Promise<void> {
  try {
    if (await settle(note, before, look)) result.deleted += 1;
  } catch (error) {
    result.failed += 1;
    log.error('a picture was not looked at', { note: note.id }, error);
  }
}

type Look = (folder: string, owner: string) => ReturnType<typeof shownPictures>;

/** Pictures of one owner are uploaded together, and so looked for together. */
function lookingOnce(): Look {
  const looked = new Map<string, ReturnType<typeof shownPictures>>();
  return (folder, owner) => {
    const key = `${folder}/${owner}`;
    const known = looked.get(key) ?? shownPictures(folder, owner);
    looked.set(key, known);
    return known;
  };
}

/** Deletes the picture of a note where nothing shows it, and then the note; says whether it did. */
async function settle(note: QueryDocumentSnapshot, before: Date, look: Look): Promise<boolean> {
  const path: unknown = note.get('path');
  const isUnshown = typeof path === 'string' && !(await isShown(path, look));
  const storedAt = isUnshown ? await storedAtOf(path) : null;
  if (isUnshown && storedAt !== null && storedAt > before) {
    // Another one lies there since: it has its own month.
    await notePicture(path, storedAt);
    return false;
  }
  if (isUnshown) await bucket().file(path).delete({ ignoreNotFound: true });
  await note.ref.delete();
  return isUnshown;
}

async function isShown(path: string, look: Look): Promise<boolean> {
  const [folder = '', owner = '', ...rest] = path.split('/');
  if (owner === '') return true;
  const shown = await look(folder, owner);
  if (shown === null || shown.has(path)) return true;
  return folder === 'productImages' && isTalkedAbout(rest.join('/'));
}

/** `null` where nothing lies there any more. */
async function storedAtOf(path: string): Promise<Date | null> {
  const file = bucket().file(path);
  if (!(await file.exists())[0]) return null;
  const [{ timeCreated }] = await file.getMetadata();
  if (timeCreated === undefined) throw new Error('a picture without the time of its upload');
  return new Date(timeCreated);
}

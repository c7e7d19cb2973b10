import type { OutboxRow } from '#data/local/outbox-row.ts';
import { touchLane } from '#data/local/outbox-store.ts';
import { noteProgress } from '#data/local/waiting-photos.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { DrainContext } from './drain-context.ts';
import { BEAT_MS } from './heartbeat.ts';

/** Smallest step of progress that is written down: each costs every open tab a look at the database. */
const PROGRESS_STEP = 0.1;
/** Attempts at which a picture that does not get through is looked at: for a moment a disk may refuse it too. */
const DOUBTED_AFTER = 3;

/**
 * Uploads a picture that is kept on this device and gives its download URL; one that is not may have gone out
 * with an earlier row, behind a form that was open meanwhile. What gets through is written down
 * on the way, since a hidden page's timers may be too slow to show that it is alive.
 */
export async function uploadKeptPhoto(
  { db, remote, environment, signal }: DrainContext,
  row: OutboxRow,
  photoId: string,
  path: string,
): Promise<RemoteOutcome<string>> {
  const photo = await db.photos.get(photoId);
  if (!photo) return remote.findPhoto(row.uid, path, signal);
  if (photo.raw) return { kind: 'refused', code: 'gone' };
  let told = { share: 0, at: environment.now() };
  let writing = Promise.resolve();
  const tell = (share: number) => {
    const now = environment.now();
    if (share < told.share + PROGRESS_STEP && Math.abs(now - told.at) < BEAT_MS) return;
    told = { share, at: now };
    writing = writing
      .then(() => noteProgress(db, photo.id, share))
      .then(() => touchLane(db, row.lane))
      // Progress is a courtesy: a database that closes meanwhile ends the attempt elsewhere.
      .catch((error: unknown) => console.warn('upload progress', error));
  };
  const outcome = await remote.uploadPhoto(row.uid, path, photo.blob, tell, signal);
  await writing;
  const mayBeLost = outcome.kind === 'unreachable' && row.attempts >= DOUBTED_AFTER;
  return mayBeLost && !(await isReadable(photo.blob)) ? { kind: 'refused', code: 'gone' } : outcome;
}

/** A browser may have lost the bytes of what it kept: sending them fails as a dead network does, for ever. */
const isReadable = (blob: Blob): Promise<boolean> =>
  blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

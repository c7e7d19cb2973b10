import type { UserId } from '#domain/ids.ts';
import { uploadSteps } from '#domain/quota/quotas.ts';
import type { RemoteOutcome, RequestAuth } from './authorised-fetch.ts';
import type { Counting } from './counted-commit.ts';
import { BUSY } from './parsed.ts';
import { uploadObject, type StorageEndpoint } from './storage-upload.ts';

/** Another device may announce a picture of its own in between. */
const MOST_TRIES = 3;

type Upload = (
  uid: UserId,
  path: string,
  blob: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<RemoteOutcome<string>>;

/**
 * Uploads pictures that have been announced, one after another: Storage takes only what its owner counted last, and
 * of no more than was counted, so that of two at once each would have the other refused once all of it is there.
 * One that is tried again is not counted again.
 */
export function announcedUpload(
  storage: StorageEndpoint,
  counted: Counting,
  token: RequestAuth['token'],
): Upload {
  const upload: Upload = async (uid, path, blob, onProgress, signal) => {
    const count = { kind: 'uploads', of: path, added: uploadSteps(blob.size) } as const;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const last = await counted.lastOf(uid, 'uploads', { isFresh: tries > 0, signal });
      if (last.kind !== 'ok') return last;
      if (last.value !== path) {
        const announced = await counted.commit(uid, [count], [], signal);
        if (announced.kind !== 'ok') return announced;
      }
      const uploaded = await uploadObject(storage, { uid, token }, path, blob, onProgress, signal);
      if (uploaded.kind !== 'refused') return uploaded;
      const now = await counted.lastOf(uid, 'uploads', { isFresh: true, signal });
      if (now.kind !== 'ok') return now;
      // It was announced when it was refused: for another reason then.
      if (now.value === path) return uploaded;
    }
    return BUSY;
  };
  let before: Promise<unknown> = Promise.resolve();
  return (...asked) => {
    const turn = before.then(() => upload(...asked));
    before = turn.catch(() => undefined);
    return turn;
  };
}

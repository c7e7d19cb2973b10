import type { UserId } from '#domain/ids.ts';
import { uploadSteps } from '#domain/quota/quotas.ts';
import type { RemoteOutcome, RequestAuth } from './authorised-fetch.ts';
import type { Counting } from './counted-commit.ts';
import { BUSY } from './parsed.ts';
import { uploadObject, type StorageEndpoint } from './storage-upload.ts';

/** Another device may announce a picture of its own in between. */
const MOST_TRIES = 3;

/**
 * Uploads a picture that has been announced: Storage takes only what its owner counted last, and of no more
 * than was counted. One that is tried again is not counted again.
 */
export const announcedUpload =
  (storage: StorageEndpoint, counted: Counting, token: RequestAuth['token']) =>
  async (
    uid: UserId,
    path: string,
    blob: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<string>> => {
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

import { createHash } from 'node:crypto';
import type { ProofPhoto } from '#domain/proof/proof-facts.ts';
import { bucket } from '../runtime/firebase.ts';

/** How many pictures are read at once: they stream through, and none is held whole. */
const AT_ONCE = 4;

/** The pictures under these paths, by what the store holds now; without a hash where it holds none. */
export async function photosHeld(paths: readonly string[]): Promise<readonly ProofPhoto[]> {
  const photos: ProofPhoto[] = [];
  for (let begin = 0; begin < paths.length; begin += AT_ONCE) {
    photos.push(...(await Promise.all(paths.slice(begin, begin + AT_ONCE).map(photoHeld))));
  }
  return photos;
}

const GONE = 404;

async function photoHeld(path: string): Promise<ProofPhoto> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of bucket()
      .file(path)
      .createReadStream({ validation: false, decompress: false })) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === GONE;
    if (isGone) return { path, sha256: null, bytes: 0 };
    throw error;
  }
  return { path, sha256: hash.digest('hex'), bytes };
}

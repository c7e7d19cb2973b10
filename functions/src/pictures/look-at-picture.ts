import { bucket } from '../runtime/firebase.ts';
import { hasCode } from '../runtime/firestore-codes.ts';
import { mostPixelsIn } from './most-pixels.ts';
import { readPictureHeader, type PictureHeader } from './picture-header.ts';
import { notePicture } from './stored-pictures.ts';

/** A stored file, as Storage tells of it. */
export interface StoredFile {
  readonly name: string;
  readonly timeCreated?: string | Date | undefined;
  readonly contentEncoding?: string | undefined;
}

/** Why a picture is not kept. */
export type PictureFault = 'packed' | 'no_picture' | 'too_large';

/**
 * Notes a stored picture, so that one which nothing ever shows is found again; `null` then. Deleted are those that
 * a browser would make far more of than was uploaded, on the phone of everybody who comes by:
 *
 * - One that says to be packed: a picture is packed as it is, none of our apps packs it once more, and 15 MB may
 *   become as many GB. The rules cannot be asked to look at that: what production gives them where nothing was
 *   said is written nowhere.
 * - One of more pixels than the app lets through, of which a few kB may hold thousands of millions; and what is
 *   no picture of a kind that the rules take, since nothing says what a browser makes of it.
 */
export async function lookAtPicture({
  name,
  timeCreated,
  contentEncoding,
}: StoredFile): Promise<PictureFault | null> {
  const fault = isPacked(contentEncoding) ? 'packed' : await faultOf(name);
  if (fault !== null) await bucket().file(name).delete({ ignoreNotFound: true });
  else await notePicture(name, timeCreated ? new Date(timeCreated) : new Date());
  return fault;
}

/** In a way that a browser unpacks; what it does not know it shows as it is. */
const isPacked = (encoding = ''): boolean => /gzip|deflate|br|zstd|compress|dcb|dcz/i.test(encoding);

/** Within which nearly every picture has said how large it is, and within which each that our apps upload has. */
const HEAD_BYTES = 64 * 1024;
const LONGEST_HEAD_BYTES = 1024 * 1024;

async function faultOf(path: string): Promise<PictureFault | null> {
  const mostPixels = mostPixelsIn(path);
  if (mostPixels === null) return null;
  const head = await headerOf(path, HEAD_BYTES);
  const header = head?.kind === 'cut' ? await headerOf(path, LONGEST_HEAD_BYTES) : head;
  // Gone already.
  if (header === null) return null;
  if (header.kind !== 'picture') return 'no_picture';
  return header.pixels > mostPixels ? 'too_large' : null;
}

/** What the first bytes of a stored file say; `null` where it is there no more. */
async function headerOf(path: string, bytes: number): Promise<PictureHeader | null> {
  try {
    const [head] = await bucket()
      .file(path)
      .download({ start: 0, end: bytes - 1 });
    return readPictureHeader(head);
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return null;
    if (hasCode(error, NO_SUCH_RANGE)) return { kind: 'none' };
    throw error;
  }
}

/** As Storage says it, of what is gone and of what is empty. */
const [NOT_FOUND, NO_SUCH_RANGE] = [404, 416];

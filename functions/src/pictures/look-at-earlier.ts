import { bucket } from '../runtime/firebase.ts';
import { lookAtPicture, type StoredFile } from './look-at-picture.ts';
import { notedOf } from './stored-pictures.ts';

const FOLDERS = ['chatImages/', 'productImages/', 'postImages/', 'profileImages/'] as const;
const PAGE = 500;
/** Of each the first bytes are read. */
const AT_ONCE = 20;

export interface LookedAt {
  readonly looked: number;
  readonly deleted: number;
}

/**
 * Looks at every picture that is not noted: those from before there was a function that does. What is kept is noted,
 * so that one which nothing shows goes with the next nights. Safe to run again; `onProgress` hears of each page.
 */
export async function lookAtEarlier(onProgress: (looked: number) => void = () => {}): Promise<LookedAt> {
  const result = { looked: 0, deleted: 0 };
  for (const prefix of FOLDERS) {
    let token: string | undefined = '';
    while (token !== undefined) {
      const { files, next } = await pageOf(prefix, token);
      const noted = await notedOf(files.map(({ name }) => name));
      const others = files.filter(({ name }) => !noted.has(name));
      result.deleted += await lookAtAll(others);
      result.looked += others.length;
      onProgress(result.looked);
      token = next;
    }
  }
  return result;
}

/** A page of a folder behind `token`, and where the next begins; `undefined` behind the last. */
async function pageOf(
  prefix: string,
  token: string,
): Promise<{ readonly files: readonly StoredFile[]; readonly next: string | undefined }> {
  const behind = token === '' ? {} : { pageToken: token };
  const options = { prefix, maxResults: PAGE, autoPaginate: false, ...behind };
  const [files, following] = await bucket().getFiles(options);
  return {
    files: files.map(({ name, metadata: { timeCreated, contentEncoding } }) => ({
      name,
      timeCreated,
      contentEncoding,
    })),
    // Behind the last page there is none, whatever the types say.
    next: Object(following).pageToken,
  };
}

/** How many of them were not kept. */
async function lookAtAll(files: readonly StoredFile[]): Promise<number> {
  let deleted = 0;
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const faults = await Promise.all(files.slice(start, start + AT_ONCE).map(lookAtPicture));
    deleted += faults.filter((fault) => fault !== null).length;
  }
  return deleted;
}

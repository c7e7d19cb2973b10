import { onObjectFinalized } from 'firebase-functions/storage';
import { bucket } from '../runtime/firebase.ts';
import { log } from '../runtime/log.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { notePicture } from './stored-pictures.ts';

/**
 * Notes every new picture, so that one which nothing ever shows is found again. One that says to be packed is
 * deleted: a picture is packed as it is, none of our apps packs it once more, and 15 MB may become as many GB in
 * the browser of everybody who comes by. The rules cannot be asked to look at that: what production gives them
 * where nothing was said is written nowhere.
 */
export const onPictureStored = onObjectFinalized(
  TRIGGER,
  async ({ data: { name, timeCreated, contentEncoding } }) => {
    if (isPacked(contentEncoding)) {
      await bucket().file(name).delete({ ignoreNotFound: true });
      log.warn('a picture said to be packed', { function: 'onPictureStored' });
      return;
    }
    await notePicture(name, timeCreated ? new Date(timeCreated) : new Date());
  },
);

/** In a way that a browser unpacks; what it does not know it shows as it is. */
const isPacked = (encoding = ''): boolean => /gzip|deflate|br|zstd|compress|dcb|dcz/i.test(encoding);

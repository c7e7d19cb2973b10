import { onObjectFinalized } from 'firebase-functions/storage';
import { log } from '../runtime/log.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { lookAtPicture } from './look-at-picture.ts';

/** Looks at every new picture. */
export const onPictureStored = onObjectFinalized(TRIGGER, async ({ data }) => {
  const reason = await lookAtPicture(data);
  if (reason !== null) log.warn('a picture that is not kept', { function: 'onPictureStored', reason });
});

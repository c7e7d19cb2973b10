import { onObjectFinalized } from 'firebase-functions/storage';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { notePicture } from './stored-pictures.ts';

/** Notes every new picture, so that one which nothing ever shows is found again. */
export const onPictureStored = onObjectFinalized(TRIGGER, ({ data: { name, timeCreated } }) =>
  notePicture(name, timeCreated ? new Date(timeCreated) : new Date()),
);

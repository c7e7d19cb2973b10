import { onDocumentWritten } from 'firebase-functions/firestore';
import { noShowShape } from '#documents/no-show.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { recountNoShows } from './profile-counts.ts';

/** Counts what was told, disputed or forgotten of somebody into their profile. */
export const onNoShowWritten = onDocumentWritten(
  { ...TRIGGER, document: 'noShows/{noShowId}' },
  async ({ data }) => {
    const told = data && (data.after.exists ? data.after : data.before);
    const known = noShowShape.readSome(told?.data(), ['toldOf']);
    if (known) await recountNoShows(known.toldOf);
  },
);

import { withdrawBoardRow } from '../commands/submit-post.ts';
import { deliverPost } from '../outbox/deliver-post.ts';
import type { Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverPostUpdate = deliverPost('post_update');

export const postUpdate: Intent<'post_update'> = {
  isAskedAbout: true,
  standing: ({ words }) => ({
    what: 'post_update',
    about: { kind: 'words', words: words.title },
    place: { kind: 'board' },
  }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawBoardRow(db, id, environment),
};

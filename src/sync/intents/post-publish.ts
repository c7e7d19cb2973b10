import { withdrawBoardRow } from '../commands/submit-post.ts';
import { deliverPost } from '../outbox/deliver-post.ts';
import type { Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverPostPublish = deliverPost('post_publish');

export const postPublish: Intent<'post_publish'> = {
  isAskedAbout: true,
  standing: ({ words }) => ({
    what: 'post_publish',
    about: { kind: 'words', words: words.title },
    place: { kind: 'board' },
  }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawBoardRow(db, id, environment),
};

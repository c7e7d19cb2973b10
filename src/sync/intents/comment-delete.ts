import { blankComment } from '#data/local/board-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { withdrawBoardRow } from '../commands/submit-post.ts';
import { deliverOnce, unlessGone } from '../outbox/deliver-once.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverCommentDelete = deliverOnce('comment_delete', {
  send: async ({ remote, signal }, { uid, intent: { postId, commentId } }) =>
    unlessGone(await remote.clearComment(uid, postId, commentId, signal), () =>
      remote.commentExists(uid, postId, commentId, signal),
    ),
  // Taking the words away twice is allowed: a refusal that is left was meant.
  hasLanded: async () => ({ kind: 'ok', value: false }),
  async show({ environment }, { intent: { postId, commentId } }) {
    await noteOwnWrite(catalogue, { kind: 'post', id: postId }, environment.now());
    await blankComment(catalogue, postId, commentId);
  },
});

export const commentDelete: Intent<'comment_delete'> = {
  isAskedAbout: true,
  standing: ({ postId }) => ({
    what: 'comment_delete',
    about: ABOUT_NOTHING,
    place: { kind: 'post', postId },
  }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawBoardRow(db, id, environment),
};

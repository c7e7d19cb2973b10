import { forgetPost } from '#data/local/board-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { withdrawBoardRow } from '../commands/submit-post.ts';
import { deliverOnce, unlessGone } from '../outbox/deliver-once.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverPostDelete = deliverOnce('post_delete', {
  send: async ({ remote, signal }, { uid, intent: { postId } }) =>
    unlessGone(await remote.deletePost(uid, postId, signal), () => remote.postExists(uid, postId, signal)),
  // A refusal that is left was meant.
  hasLanded: async () => ({ kind: 'ok', value: false }),
  async show({ environment }, { intent: { postId } }) {
    await noteOwnWrite(catalogue, { kind: 'post', id: postId }, environment.now());
    await forgetPost(catalogue, postId);
  },
});

export const postDelete: Intent<'post_delete'> = {
  isAskedAbout: true,
  standing: () => ({ what: 'post_delete', about: ABOUT_NOTHING, place: { kind: 'board' } }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawBoardRow(db, id, environment),
};

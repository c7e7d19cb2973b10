import { showComment } from '#data/local/board-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { withdrawBoardRow } from '../commands/submit-post.ts';
import { deliverOnce } from '../outbox/deliver-once.ts';
import type { Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverComment = deliverOnce('comment', {
  async send({ remote, signal }, { uid, intent }) {
    const sent = await remote.createComment(uid, intent, signal);
    if (sent.kind !== 'refused' || sent.code !== 'denied') return sent;
    // Of a post that is no more the rules say no other word; its reader thinks that they may not write.
    const there = await remote.postExists(uid, intent.postId, signal);
    return there.kind === 'ok' && !there.value ? { kind: 'refused', code: 'gone' } : sent;
  },
  hasLanded: ({ remote, signal }, { uid, intent: { postId, commentId } }) =>
    remote.commentExists(uid, postId, commentId, signal),
  async show({ environment }, { uid, intent: { commentId, postId, parentId, content } }) {
    const createdAt = environment.now();
    await noteOwnWrite(catalogue, { kind: 'post', id: postId }, createdAt);
    const shown = { id: commentId, postId, authorId: uid, parentId, content, createdAt, deleted: false };
    await showComment(catalogue, shown);
  },
});

export const comment: Intent<'comment'> = {
  isAskedAbout: true,
  standing: ({ postId, content }) => ({
    what: 'comment',
    about: { kind: 'words', words: content },
    place: { kind: 'post', postId },
  }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawBoardRow(db, id, environment),
};

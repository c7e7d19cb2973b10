import { changeCount } from '#data/local/board-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import type { RowOf } from '#data/local/outbox-row.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { setLike } from '../commands/set-like.ts';
import { deliverMark } from '../outbox/deliver-mark.ts';
import type { DrainContext } from '../outbox/drain-context.ts';
import { ABOUT_NOTHING, type Intent } from './intent.ts';
import { afterOpposite, queueAgain } from './take-back.ts';

export const deliverLike = deliverMark('like', send);

export const like: Intent<'like'> = {
  isAskedAbout: false,
  standing: ({ postId, wanted }) => ({
    what: wanted ? 'like' : 'unlike',
    about: ABOUT_NOTHING,
    place: { kind: 'post', postId },
  }),
  retry: queueAgain,
  withdraw: (db, { postId, wanted }, _row, environment) =>
    afterOpposite(setLike(db, postId, !wanted, environment)),
};

/** Likes a post or takes it back; both set a state, so twice is once. */
async function send(
  { remote, environment, signal }: DrainContext,
  { uid, intent: { postId, wanted } }: RowOf<'like'>,
): Promise<RemoteOutcome<null>> {
  const outcome = await remote.setLike(uid, postId, wanted, signal);
  if (outcome.kind === 'ok') {
    await noteOwnWrite(catalogue, { kind: 'post', id: postId }, environment.now());
    await changeCount(catalogue, postId, 'likeCount', wanted ? 1 : -1);
  }
  return outcome;
}

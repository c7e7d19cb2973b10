import { changeCount } from '#data/local/board-store.ts';
import type { BoardIntent } from '#data/local/board-intent.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { OutboxRow } from '#data/local/outbox-row.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { DrainContext } from './drain-context.ts';

/** Likes a post or takes it back; both set a state, so twice is once. */
export async function sendLike(
  { remote, environment, signal }: DrainContext,
  row: OutboxRow,
  { postId, wanted }: Extract<BoardIntent, { kind: 'like' }>,
): Promise<RemoteOutcome<null>> {
  const outcome = await remote.setLike(row.uid, postId, wanted, signal);
  if (outcome.kind === 'ok') {
    await noteOwnWrite(catalogue, { kind: 'post', id: postId }, environment.now());
    await changeCount(catalogue, postId, 'likeCount', wanted ? 1 : -1);
  }
  return outcome;
}

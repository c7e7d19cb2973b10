import { blankComment, forgetPost, showComment } from '#data/local/board-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { OutboxIntent, OutboxRow } from '#data/local/outbox-row.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import type { RefusalCode, RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { assertNever } from '#domain/result.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';

type OnceIntent = Extract<OutboxIntent, { kind: 'post_delete' | 'comment' | 'comment_delete' | 'report' }>;

/**
 * Delivers what happens once: a comment, a report, a deletion. The server refuses the second of each, so after an
 * answer that may have been lost a refusal is looked into before it counts.
 */
export async function deliverOnce(
  context: DrainContext,
  head: OutboxRow,
  intent: OnceIntent,
): Promise<LaneProgress> {
  const { db, environment, onOutcome } = context;
  const [row] = await db.transaction('rw', db.outbox, () => claimRows(db, [head], environment.now()));
  if (!row) return 'advanced';
  const sent = await send(context, row, intent);
  const outcome =
    sent.kind === 'refused' && mayHaveLanded(row, sent.code)
      ? await lookInto(context, row, intent, sent)
      : sent;
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  if (intent.kind !== 'report') {
    await noteOwnWrite(catalogue, { kind: 'post', id: intent.postId }, environment.now());
  }
  await show(context, row, intent);
  await db.outbox.delete(row.seq);
  return 'advanced';
}

/**
 * A browser sends a request again by itself where a connection it had kept open turns out to be dead, so even the first
 * answer that it is there already may speak of this very attempt.
 */
const mayHaveLanded = ({ attempts }: OutboxRow, code: RefusalCode): boolean =>
  attempts > 1 || code === 'exists';

function send(
  { remote, signal }: DrainContext,
  { uid }: OutboxRow,
  intent: OnceIntent,
): Promise<RemoteOutcome<null>> {
  switch (intent.kind) {
    case 'comment':
      return remote.createComment(uid, intent, signal);
    case 'comment_delete':
      return remote.clearComment(uid, intent.postId, intent.commentId, signal);
    case 'post_delete':
      return remote.deletePost(uid, intent.postId, signal);
    case 'report':
      return remote.createReport(uid, intent.reportId, intent.report, signal);
    default:
      return assertNever(intent);
  }
}

/** `ok` where an earlier attempt has done it, else the refusal. */
async function lookInto(
  { remote, signal }: DrainContext,
  { uid }: OutboxRow,
  intent: OnceIntent,
  refusal: Extract<RemoteOutcome<null>, { kind: 'refused' }>,
): Promise<RemoteOutcome<null>> {
  if (intent.kind === 'post_delete') return { kind: 'ok', value: null };
  if (intent.kind === 'comment_delete') return refusal;
  const there =
    intent.kind === 'comment'
      ? await remote.commentExists(uid, intent.postId, intent.commentId, signal)
      : await remote.reportExists(uid, intent.reportId, signal);
  if (there.kind !== 'ok') return there;
  return there.value ? { kind: 'ok', value: null } : refusal;
}

async function show({ environment }: DrainContext, { uid }: OutboxRow, intent: OnceIntent): Promise<void> {
  switch (intent.kind) {
    case 'comment': {
      const { commentId, postId, parentId, content } = intent;
      const createdAt = environment.now();
      const comment = { id: commentId, postId, authorId: uid, parentId, content, createdAt, deleted: false };
      return showComment(catalogue, comment);
    }
    case 'comment_delete':
      return blankComment(catalogue, intent.commentId);
    case 'post_delete':
      return forgetPost(catalogue, intent.postId);
    case 'report':
      return undefined;
    default:
      return assertNever(intent);
  }
}

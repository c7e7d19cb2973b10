import { appendDeletion } from '#data/local/outbox-deletion.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import { commentDraftName, joinTexts } from '#data/local/queries/draft-queries.ts';
import { dropSubmitted, takeTabDraft } from '#data/local/tab-drafts.ts';
import { forgetSubmitted } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { POST_LIMITS } from '#domain/board/post.ts';
import { parseCommentId, type CommentId, type PostId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isVisible, typedText } from '#domain/text/typed-text.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { keepDraft } from './keep-draft.ts';

export interface NewComment {
  readonly postId: PostId;
  /** The comment it answers, or `null`. */
  readonly parentId: CommentId | null;
  readonly content: string;
}

/** The field of a comment, in one tab. */
export interface CommentBox extends Pick<NewComment, 'postId' | 'parentId'> {
  readonly tab: string;
}

const placeOf = ({ postId, parentId, tab }: CommentBox) => ({
  name: commentDraftName(postId, parentId),
  tab,
});

/** What the last visit left in the field, and what tabs that are gone have left in theirs. */
export const takeCommentDraft = async (
  db: UserDatabase,
  box: CommentBox,
  living: ReadonlySet<string>,
): Promise<string> => (await takeTabDraft(db, placeOf(box), living, joinTexts)) ?? '';

/** Keeps an unfinished comment for the next visit; nothing but white space is no draft. */
export const keepCommentDraft = (
  db: UserDatabase,
  box: CommentBox,
  content: string,
  environment: Environment,
): Promise<void> => keepDraft(db, placeOf(box), content.trim() === '' ? null : content, environment);

/**
 * Queues a comment and forgets its draft, in one transaction; it is shown as waiting until the server has it,
 * and what is typed meanwhile stays. `wish` is its id: however often it is submitted, it is one comment.
 */
export async function writeComment(
  db: UserDatabase,
  { postId, parentId, content, tab }: NewComment & CommentBox,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<CommentId, 'empty' | 'too_long' | 'disk'>> {
  const words = typedText(content);
  if (!isVisible(words)) return err('empty');
  if (words.length > POST_LIMITS.commentChars) return err('too_long');
  const commentId = parseCommentId(wish);
  if (commentId === null) throw new Error('a new id must be a document id');
  const place = placeOf({ postId, parentId, tab });
  const submittedAt = environment.now();
  const stored = await storeOwn(db, environment, 'comment', () =>
    db.transaction('rw', [db.outbox, db.drafts], async () => {
      const comment = { kind: 'comment', postId, commentId, parentId, content: words } as const;
      await appendIntent(db, comment, environment.now());
      await dropSubmitted(db, place, content, submittedAt);
    }),
  );
  if (!stored.ok) return stored;
  forgetSubmitted(db, place, content);
  return ok(commentId);
}

/** Queues the deletion of one's own comment that is on the server; its place stays, without words. */
export const deleteComment = (
  db: UserDatabase,
  postId: PostId,
  commentId: CommentId,
  environment: Environment,
): Promise<void> =>
  db.transaction('rw', db.outbox, () =>
    appendDeletion(db, { kind: 'comment_delete', postId, commentId }, environment.now()),
  );

import type { Comment } from '#domain/board/post.ts';
import type { CommentId } from '#domain/ids.ts';

const NONE: ReadonlySet<CommentId> = new Set();

export interface CommentThread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/**
 * Comments with their answers, in the order written. A deleted one without answers goes, unless it is among
 * the `answered`, under which something is being written or waits; an orphan stands alone.
 */
export function threadsOf(
  comments: readonly Comment[],
  answered: ReadonlySet<CommentId | null> = NONE,
): readonly CommentThread[] {
  const tops = new Set(comments.flatMap(({ id, parentId }) => (parentId === null ? [id] : [])));
  const repliesTo = new Map<Comment['id'], Comment[]>();
  const heads: Comment[] = [];
  for (const comment of comments) {
    const { parentId } = comment;
    if (parentId === null || !tops.has(parentId)) heads.push(comment);
    else if (!comment.deleted) repliesTo.set(parentId, [...(repliesTo.get(parentId) ?? []), comment]);
  }
  return heads
    .map((comment) => ({ comment, replies: repliesTo.get(comment.id) ?? [] }))
    .filter(({ comment, replies }) => !comment.deleted || replies.length > 0 || answered.has(comment.id));
}

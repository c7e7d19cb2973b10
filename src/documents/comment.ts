import { POST_LIMITS, type Comment } from '#domain/board/post.ts';
import { parseCommentId, type PostId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { commentId, userId } from './kernel/ids.ts';
import { orNull } from './kernel/kind.ts';
import { anyTextOrNone, flag } from './kernel/kinds.ts';
import { time, writtenOnce } from './kernel/times.ts';

/** `posts/{postId}/comments/{id}`. */
export const commentDocument = defineDocument<Omit<Comment, 'id' | 'postId'>>({
  path: 'posts/{postId}/comments/{commentId}',
  fields: {
    authorId: userId,
    parentId: orNull(commentId),
    content: { ...anyTextOrNone, limits: { kind: 'text', min: 1, max: POST_LIMITS.commentChars } },
    createdAt: writtenOnce(time),
    deleted: flag,
  },
  server: [],
  edits: { clear: ['content', 'deleted'] },
});

export function parseComment(id: string, data: unknown, postId: PostId): Comment | null {
  const parsedId = parseCommentId(id);
  const fields = commentDocument.read(data);
  return parsedId && fields && { id: parsedId, postId, ...fields };
}

/** `posts/{postId}/likes/{uid}`. */
export const likeDocument = defineDocument<{ readonly createdAt: Millis }>({
  path: 'posts/{postId}/likes/{uid}',
  fields: { createdAt: writtenOnce(time) },
  server: [],
  edits: {},
});

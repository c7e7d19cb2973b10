import * as v from 'valibot';
import { POST_CATEGORIES, POST_LIMITS, type Comment, type Post } from '#domain/board/post.ts';
import { parseCommentId, parsePostId, type PostId } from '#domain/ids.ts';
import {
  counter,
  flag,
  lenient,
  oneOf,
  optionalText,
  orNull,
  parseFields,
  text,
  timestampMillis,
} from './firestore-fields.ts';
import { commentIdField, userIdField } from './id-fields.ts';
import { pictures } from './picture-fields.ts';

const postFields = v.object({
  authorId: userIdField,
  category: lenient(oneOf(POST_CATEGORIES), 'free'),
  title: text,
  content: optionalText,
  images: pictures(POST_LIMITS.images),
  createdAt: timestampMillis,
  updatedAt: timestampMillis,
  likeCount: counter,
  commentCount: counter,
});

/** `posts/{id}`. */
export function parsePost(id: string, data: unknown): Post | null {
  const postId = parsePostId(id);
  const fields = parseFields(postFields, data);
  return postId && fields && { id: postId, ...fields };
}

const commentFields = v.object({
  authorId: userIdField,
  parentId: orNull(commentIdField),
  content: optionalText,
  createdAt: timestampMillis,
  deleted: flag,
});

/** `posts/{postId}/comments/{id}`. */
export function parseComment(id: string, data: unknown, postId: PostId): Comment | null {
  const commentId = parseCommentId(id);
  const fields = parseFields(commentFields, data);
  return commentId && fields && { id: commentId, postId, ...fields };
}

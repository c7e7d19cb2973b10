import { POST_CATEGORIES, type Post } from '#domain/board/post.ts';
import { defineDocument } from './kernel/document.ts';
import { lenient, listOf } from './kernel/kind.ts';
import { anyText, oneOf } from './kernel/kinds.ts';
import { time } from './kernel/times.ts';

/** What a post is found by; what it says stands in the post alone. */
export interface PostKey extends Pick<Post, 'category' | 'createdAt'> {
  readonly tokens: readonly string[];
}

/** More than any post has. */
const MOST_TOKENS = 5_000;

/** `postKeys/{postId}`, written by functions only. */
export const postKeyDocument = defineDocument<PostKey>({
  path: 'postKeys/{postId}',
  fields: {
    tokens: listOf(anyText, MOST_TOKENS),
    category: lenient(oneOf(POST_CATEGORIES), 'free'),
    createdAt: time,
  },
  server: 'all',
  edits: {},
});

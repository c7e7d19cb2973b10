import {
  POST_CATEGORIES,
  POST_LIMITS,
  type Post,
  type PostImage,
  type PostWords,
} from '#domain/board/post.ts';
import { parsePostId, type UserId } from '#domain/ids.ts';
import { defineDocument } from './kernel/document.ts';
import { userId } from './kernel/ids.ts';
import { lenient } from './kernel/kind.ts';
import { anyTextOrNone, counter, oneOf, text } from './kernel/kinds.ts';
import { pictures } from './kernel/pictures.ts';
import { keysOf, type Fields } from './kernel/shape.ts';
import type { StoredFields } from './kernel/stored.ts';
import { time, writtenAlways, writtenOnce } from './kernel/times.ts';

/** What an author says, and may change. */
const words: Fields<PostWords & { readonly images: readonly PostImage[] }> = {
  category: lenient(oneOf(POST_CATEGORIES), 'free'),
  title: text(1, POST_LIMITS.titleChars),
  content: { ...anyTextOrNone, limits: { kind: 'text', min: 1, max: POST_LIMITS.contentChars } },
  images: pictures(POST_LIMITS.images),
};

/** `posts/{id}`. */
export const postDocument = defineDocument<Omit<Post, 'id'>>({
  path: 'posts/{postId}',
  fields: {
    authorId: userId,
    ...words,
    createdAt: writtenOnce(time),
    updatedAt: writtenAlways(time),
    likeCount: counter,
    commentCount: counter,
  },
  server: [],
  edits: { words: [...keysOf(words), 'updatedAt'] },
});
export const POST_EDIT_MASK = postDocument.names(keysOf(words));

export function parsePost(id: string, data: unknown): Post | null {
  const postId = parsePostId(id);
  const fields = postDocument.read(data);
  return postId && fields && { id: postId, ...fields };
}

export const postEdit = (
  { category, title, content }: PostWords,
  images: readonly PostImage[],
): StoredFields => postDocument.encode({ category, title, content, images });

export const newPost = (authorId: UserId, said: PostWords, images: readonly PostImage[]): StoredFields => ({
  ...postDocument.encode({ authorId, likeCount: 0, commentCount: 0 }),
  ...postEdit(said, images),
});

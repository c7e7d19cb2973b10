import { laidOver } from '#domain/changed-fields.ts';
import {
  POST_CATEGORIES,
  POST_LIMITS,
  type Post,
  type PostImage,
  type PostPart,
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
const words: Fields<Pick<Post, PostPart>> = {
  category: lenient(oneOf(POST_CATEGORIES), 'free'),
  title: text(1, POST_LIMITS.titleChars),
  content: { ...anyTextOrNone, limits: { kind: 'text', min: 1, max: POST_LIMITS.contentChars } },
  images: pictures(POST_LIMITS.images),
};

/** All that an author says. */
export const POST_PARTS: readonly PostPart[] = keysOf(words);

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
  edits: { words: [...POST_PARTS, 'updatedAt'] },
});

export function parsePost(id: string, data: unknown): Post | null {
  const postId = parsePostId(id);
  const fields = postDocument.read(data);
  return postId && fields && { id: postId, ...fields };
}

/** What an author writes over the changed parts of a post. */
export const postEdit = (
  said: PostWords,
  images: readonly PostImage[],
  changed: readonly PostPart[],
): StoredFields => postDocument.encode(laidOver<Partial<Post>, PostPart>({}, { ...said, images }, changed));
export const postEditMask = (changed: readonly PostPart[]): readonly string[] => postDocument.names(changed);

export const newPost = (authorId: UserId, said: PostWords, images: readonly PostImage[]): StoredFields => ({
  ...postDocument.encode({ authorId, likeCount: 0, commentCount: 0 }),
  ...postEdit(said, images, POST_PARTS),
});

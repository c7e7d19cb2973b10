import type { PostPicture, PostWords } from '#domain/board/post.ts';
import type { CommentId, PostId } from '#domain/ids.ts';

interface PostIntent<Kind extends string> {
  readonly kind: Kind;
  readonly postId: PostId;
  readonly words: PostWords;
  /** Those that have been uploaded are replaced by their addresses: a later attempt skips them. */
  readonly images: readonly PostPicture[];
}

/** What is written on the board, under ids of this device. */
export type BoardIntent =
  | PostIntent<'post_publish'>
  | PostIntent<'post_update'>
  | { readonly kind: 'post_delete'; readonly postId: PostId }
  | {
      readonly kind: 'comment';
      readonly postId: PostId;
      readonly commentId: CommentId;
      readonly parentId: CommentId | null;
      readonly content: string;
    }
  | { readonly kind: 'comment_delete'; readonly postId: PostId; readonly commentId: CommentId }
  | { readonly kind: 'like'; readonly postId: PostId; readonly wanted: boolean };

/** What a sign-out would lose; a like is not worth a question. */
export const BOARD_LANES = 'board:';
/** Writing, editing and deleting one post go in order. */
export const postLane = (id: PostId): string => `${BOARD_LANES}post:${id}`;
/** Each comment waits for itself, so that a refused one holds up no other. */
export const commentLane = (id: CommentId): string => `${BOARD_LANES}comment:${id}`;
export const postPublishRowId = (id: PostId): string => `post-publish:${id}`;
export const postUpdateRowId = (id: PostId): string => `post-update:${id}`;
export const postDeleteRowId = (id: PostId): string => `post-delete:${id}`;
export const commentRowId = (id: CommentId): string => `comment:${id}`;
export const commentDeleteRowId = (id: CommentId): string => `comment-delete:${id}`;
export const likeRowId = (id: PostId): string => `like:${id}`;

import type { PostPart, PostPicture, PostWords } from '#domain/board/post.ts';
import type { CommentId, PostId } from '#domain/ids.ts';

interface PostIntent<Kind extends string> {
  readonly kind: Kind;
  readonly postId: PostId;
  readonly words: PostWords;
  /** Those that have been uploaded are replaced by their addresses: a later attempt skips them. */
  readonly images: readonly PostPicture[];
  /**
   * What of it is written over the post that is there: all of it where that is not said, as in rows of an
   * earlier version.
   */
  readonly changed?: readonly PostPart[] | undefined;
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

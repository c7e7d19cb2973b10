import { commentDocument, likeDocument } from '#documents/comment.ts';
import { newPost, postDocument, postEdit, postEditMask } from '#documents/post.ts';
import type { PostImage, PostPart, PostWords } from '#domain/board/post.ts';
import type { CommentId, PostId, UserId } from '#domain/ids.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { Count } from './counted-commit.ts';
import { oneWriteBy, writeChange, writeNew, writeWhole } from './document-writes.ts';
import { always } from './last-wish.ts';
import type { ListingTransport } from './listing-remote.ts';
import { isThere } from './parsed.ts';

/** A post whose pictures are all in Storage. */
export interface PostCommit {
  readonly postId: PostId;
  readonly words: PostWords;
  readonly images: readonly PostImage[];
  /** What is written over one that is there already. */
  readonly changed: readonly PostPart[];
}

export interface CommentCommit {
  readonly postId: PostId;
  readonly commentId: CommentId;
  readonly parentId: CommentId | null;
  readonly content: string;
}

/** How what is written on the board reaches the server. */
export interface BoardRemote {
  /** Refused where the post is there already. */
  createPost(uid: UserId, post: PostCommit, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Refused where it is not there, or somebody else's. */
  updatePost(uid: UserId, post: PostCommit, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  deletePost(uid: UserId, postId: PostId, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  postExists(uid: UserId, postId: PostId, signal: AbortSignal): Promise<RemoteOutcome<boolean>>;
  /** Refused where it is there already. */
  createComment(uid: UserId, comment: CommentCommit, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  commentExists(
    uid: UserId,
    postId: PostId,
    commentId: CommentId,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<boolean>>;
  /** Takes the words away; its place stays. */
  clearComment(
    uid: UserId,
    postId: PostId,
    commentId: CommentId,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<null>>;
  setLike(uid: UserId, postId: PostId, wanted: boolean, signal: AbortSignal): Promise<RemoteOutcome<null>>;
  /** Whether the person likes the post, as the server has it. */
  isLiked(uid: UserId, postId: PostId, signal: AbortSignal): Promise<RemoteOutcome<boolean>>;
}

export function createBoardRemote({ root, commit, read, wish }: ListingTransport): BoardRemote {
  const nameOf = (postId: PostId) => `${root}/posts/${postId}`;
  const commentNameOf = (postId: PostId, id: CommentId) => `${nameOf(postId)}/comments/${id}`;
  const write = oneWriteBy(commit);

  return {
    createPost: (uid, post, signal) =>
      write(uid, writeNew(postDocument, nameOf(post.postId), newPost(uid, post.words, post.images)), signal, {
        kind: 'posts',
        of: post.postId,
        added: 1,
      }),

    updatePost: (uid, { postId, words, images, changed }, signal) =>
      wish(
        uid,
        `post_${postId}`,
        always(
          writeChange(postDocument, nameOf(postId), postEdit(words, images, changed), postEditMask(changed)),
        ),
        signal,
      ),

    deletePost: (uid, postId, signal) => write(uid, { delete: nameOf(postId) }, signal),

    postExists: async (uid, postId, signal) =>
      isThere(await read(uid, `/posts/${postId}`, signal, ['category'])),

    createComment: (uid, { postId, commentId, parentId, content }, signal) =>
      write(
        uid,
        writeNew(
          commentDocument,
          commentNameOf(postId, commentId),
          commentDocument.encode({ authorId: uid, parentId, content, deleted: false }),
        ),
        signal,
        { kind: 'comments', of: `${postId}/${commentId}`, added: 1 },
      ),

    commentExists: async (uid, postId, commentId, signal) =>
      isThere(await read(uid, `/posts/${postId}/comments/${commentId}`, signal, ['deleted'])),

    isLiked: async (uid, postId, signal) => isThere(await read(uid, `/posts/${postId}/likes/${uid}`, signal)),

    clearComment: (uid, postId, commentId, signal) =>
      write(
        uid,
        writeChange(
          commentDocument,
          commentNameOf(postId, commentId),
          commentDocument.encode({ content: '', deleted: true }),
        ),
        signal,
      ),

    setLike(uid, postId, wanted, signal) {
      const name = `${nameOf(postId)}/likes/${uid}`;
      const body = wanted ? writeWhole(likeDocument, name) : { delete: name };
      const counts: readonly Count[] = wanted ? [{ kind: 'likes', of: postId, added: 1 }] : [];
      return wish(uid, `like_${postId}`, always(body), signal, counts);
    },
  };
}

import {
  overPost,
  waitingOnPost,
  type WaitingDeletion,
  type WaitingOnPost,
} from '#data/local/queries/board-queries.ts';
import { isReadInPart, syncedAt } from '#data/local/queries/cursor-queries.ts';
import { commentsOfPost, findPost } from '#data/local/queries/post-queries.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Comment, Post } from '#domain/board/post.ts';
import type { CommentId, PostId, UserId } from '#domain/ids.ts';
import { useVisit } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUnblocked } from '#session/use-unblocked.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { targetKey } from '#sync/catalogue/refresh-target.ts';

export interface StoredPost {
  readonly post: Post;
  readonly comments: readonly Comment[];
  readonly people: ReadonlyMap<UserId, Profile>;
  /** Whom the reader has blocked, known before any of their words stand here. */
  readonly hidden: ReadonlySet<UserId>;
  /** The server has more comments than were read. */
  readonly hasMoreComments: boolean;
  /** The server was asked for them: a post that came with a list has none here, which says nothing. */
  readonly isCommentsAsked: boolean;
}

export type PostState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly stored: StoredPost;
      readonly waiting: WaitingOnPost;
      readonly isReading: boolean;
      /** Why the last reading of it failed. */
      readonly failed: 'offline' | 'failed' | null;
    }
  /** Only on this device so far. */
  | { readonly kind: 'waiting'; readonly post: NonNullable<WaitingOnPost['post']> }
  /** It may be on the server, and its deletion waits. */
  | { readonly kind: 'leaving'; readonly deletion: WaitingDeletion }
  | { readonly kind: 'missing' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

const NOTHING: WaitingOnPost = { post: null, comments: [], deletions: [] };

/**
 * A post with its comments from the disk, asked for again at the server while it is shown; and the way to try
 * again. A `wanted` comment that stands behind those that were read comes by itself.
 */
export function usePost(postId: PostId, wanted: CommentId | null): readonly [PostState, () => void] {
  const db = useUserDatabase();
  const own = useLive(async () => (db ? waitingOnPost(db, postId) : NOTHING), [db, postId]);
  const cursorKey = targetKey({ kind: 'post', id: postId });
  const live = useUnblocked(
    async (catalogue, hidden): Promise<StoredPost | null> => {
      const post = await findPost(catalogue, postId);
      if (!post) return null;
      const comments = await commentsOfPost(catalogue, postId);
      const uids = [post.authorId, ...comments.map(({ authorId }) => authorId)];
      const standing = comments.filter(({ deleted }) => !deleted).length;
      return {
        post,
        comments,
        people: await profilesByIds(catalogue, uids),
        hidden,
        // A round over what is known anyway is not to its end either.
        hasMoreComments: standing < post.commentCount && (await isReadInPart(catalogue, cursorKey)),
        isCommentsAsked: (await syncedAt(catalogue, cursorKey)) !== null,
      };
    },
    [postId, cursorKey],
  );
  const waiting = own.kind === 'ready' ? own.value : NOTHING;
  const isUnpublished = waiting.post?.isNew === true;
  const { isRefreshing, failed, refresh } = useRefresh(
    isUnpublished || own.kind === 'loading' ? null : { kind: 'post', id: postId },
  );
  const read = live.kind === 'ready' && !isRefreshing ? live.value : null;
  const isBehind =
    read !== null && read.hasMoreComments && read.comments.every((comment) => comment.id !== wanted);
  useRefresh(isBehind && wanted !== null ? { kind: 'comment', postId, id: wanted } : null);
  useVisit(live.kind === 'ready' && live.value ? { kind: 'post', id: postId } : null);
  return [stateOf(), refresh];

  function stateOf(): PostState {
    if (live.kind === 'loading' || own.kind === 'loading') return { kind: 'loading' };
    if (live.kind === 'failed') return { kind: 'failed' };
    if (live.value) {
      const why = failed === 'offline' || failed === null ? failed : 'failed';
      const edit = waiting.post && overPost(waiting.post, live.value.post);
      const laid = { ...waiting, post: edit };
      return { kind: 'ready', stored: live.value, waiting: laid, isReading: isRefreshing, failed: why };
    }
    if (waiting.post) return { kind: 'waiting', post: waiting.post };
    const deletion = waiting.deletions.find(({ commentId }) => commentId === null);
    if (deletion) return { kind: 'leaving', deletion };
    if (isRefreshing) return { kind: 'loading' };
    if (failed === 'offline') return { kind: 'offline' };
    return failed === 'broken' || failed === 'disk' ? { kind: 'failed' } : { kind: 'missing' };
  }
}

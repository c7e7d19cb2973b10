import type { ReactNode } from 'react';
import { saidIn, type WaitingOnPost } from '#data/local/queries/board-queries.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import type { CommentId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { useSession } from '#session/use-session.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { useDocumentTitle } from '#ui/navigation/use-document-title.ts';
import styles from './board.module.css';
import { Comments } from './comments.tsx';
import { LikeButton } from './like-button.tsx';
import { OwnPostButtons } from './own-post-buttons.tsx';
import { PostPictures } from './post-images.tsx';
import { PostRemoval } from './post-removal.tsx';
import { ShareButton } from './share-button.tsx';
import type { StoredPost } from './use-post.ts';
import { WaitingMark } from './waiting-mark.tsx';

export interface PostViewProps {
  readonly stored: StoredPost;
  readonly waiting: WaitingOnPost;
  readonly isReading: boolean;
  readonly failed: 'offline' | 'failed' | null;
  /** Reads again, or on where a post has more comments than one reading brings. */
  readonly onReadOn: () => void;
  readonly onLeave: () => void;
  readonly wanted: CommentId | null;
  readonly onLed: () => void;
  readonly renderReport: (target: ReportTarget) => ReactNode;
}

/** A post as it stands on this device, below its title; its words are only ever text. */
export function PostView({
  stored: { post, comments, people, hidden, hasMoreComments, isCommentsAsked },
  waiting,
  isReading,
  failed,
  onReadOn,
  onLeave,
  wanted,
  onLed,
  renderReport,
}: PostViewProps) {
  const session = useSession();
  const isOwn = session.kind === 'signed_in' && session.uid === post.authorId;
  const author = people.get(post.authorId);
  const name = author?.nickname || text.unknownAuthor;
  const shown = waiting.post?.words ?? post;
  const pictures = waiting.post?.images ?? saidIn(post).images;
  const deletion = waiting.deletions.find(({ commentId }) => commentId === null);
  // With none here the server's count is older or newer than what was read, until it has been read again.
  const isUnread =
    comments.length === 0 && post.commentCount > 0 && (!isCommentsAsked || isReading || failed !== null);
  const isCounted = hasMoreComments || !isCommentsAsked || isUnread;
  useDocumentTitle(shown.title);
  return (
    <>
      <article aria-label={shown.title}>
        <div className={styles.author}>
          <Avatar name={name} photoUrl={author?.photoUrl ?? null} size={36} />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={`${styles.note} tabular`}>
              {formatDateTime(post.createdAt)}
              {post.updatedAt > post.createdAt ? ` · ${text.post.edited}` : ''}
            </p>
          </div>
        </div>
        {waiting.post ? (
          <WaitingMark rowId={waiting.post.rowId} kind="edit" state={waiting.post.state} />
        ) : null}
        {deletion ? <PostRemoval {...deletion} /> : null}
        <p className={styles.content}>{shown.content}</p>
        <PostPictures images={pictures} />
        <div className={styles.actions}>
          <LikeButton postId={post.id} likeCount={post.likeCount} />
          <ShareButton title={post.title} />
          {isOwn ? (
            <OwnPostButtons postId={post.id} isLeaving={deletion !== undefined} onLeave={onLeave} />
          ) : (
            renderReport({ type: 'post', id: post.id })
          )}
        </div>
      </article>
      <Comments
        postId={post.id}
        comments={comments}
        counted={isCounted ? post.commentCount : null}
        unread={isUnread ? (isReading ? 'loading' : (failed ?? 'loading')) : null}
        {...{ hasMore: hasMoreComments, hasFailed: failed !== null && !isReading, isReading, onReadOn }}
        waiting={waiting}
        people={people}
        hidden={hidden}
        {...{ wanted, onLed }}
        renderReport={renderReport}
      />
    </>
  );
}

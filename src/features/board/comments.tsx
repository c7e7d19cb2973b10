import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { WaitingOnPost } from '#data/local/queries/board-queries.ts';
import type { Profile } from '#domain/account/account.ts';
import { commentPlaceOf } from '#domain/board/comment-link.ts';
import type { Comment } from '#domain/board/post.ts';
import type { CommentId, PostId, UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { focusFurtherOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/layout/section.tsx';
import styles from './board.module.css';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { threadsOf } from './comment-threads.ts';
import { useLedTo } from './use-led-to.ts';
import { WaitingMark } from './waiting-mark.tsx';

const text = boardText.comment;

export interface CommentsProps {
  readonly postId: PostId;
  readonly comments: readonly Comment[];
  /** How many there are by the server's count, where this device does not know it better. */
  readonly counted: number | null;
  /** What is with them where none is here although the server counts some. */
  readonly unread: 'loading' | 'offline' | 'failed' | null;
  /** The server has more than these. */
  readonly hasMore: boolean;
  /** They could not be read. */
  readonly hasFailed: boolean;
  readonly isReading: boolean;
  readonly onReadOn: () => void;
  readonly waiting: WaitingOnPost;
  readonly people: ReadonlyMap<UserId, Profile>;
  /** Whom the reader has blocked. */
  readonly hidden: ReadonlySet<UserId>;
  /** Which one the address leads to, until it has. */
  readonly wanted: CommentId | null;
  readonly onLed: () => void;
  readonly renderReport: (target: ReportTarget) => ReactNode;
}

interface Answered {
  readonly id: CommentId;
  readonly button: HTMLElement;
}

/** The comments of a post, one's own waiting ones among them, and the field for the next. */
export function Comments(props: CommentsProps) {
  const { postId, comments, counted, unread, waiting, people, hidden, renderReport } = props;
  const db = useUserDatabase();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const field = useRef<HTMLElement>(null);
  // The answer's field stands below all others: whoever asks for it is led there.
  const leadTo = useCallback((shown: HTMLElement | null) => {
    field.current = shown;
    shown?.focus();
  }, []);
  // Whoever was led to one finds it marked, and where it was deleted meanwhile, that it was.
  const [marked, setMarked] = useState(props.wanted);
  if (props.wanted !== null && props.wanted !== marked) setMarked(props.wanted);
  const underWrite = new Set([
    answered?.id ?? null,
    marked,
    ...waiting.comments.map(({ parentId }) => parentId),
  ]);
  const threads = threadsOf(comments, underWrite);
  useLedTo(
    props.wanted,
    threads.some(({ comment, replies }) => [comment, ...replies].some(({ id }) => id === props.wanted)),
    props.onLed,
  );
  const here = threads.reduce(
    (sum, { comment, replies }) => sum + (comment.deleted ? 0 : 1) + replies.length,
    0,
  );
  const isEmpty = threads.length === 0 && waiting.comments.length === 0;
  // One whose deletion was refused is a comment like any other.
  const leaving = new Set(
    waiting.deletions.flatMap(({ commentId, state }) => (state.kind === 'failed' ? [] : [commentId])),
  );
  const nameOf = (uid: UserId) => people.get(uid)?.nickname || boardText.unknownAuthor;
  // A comment that has arrived may be here twice for a moment.
  const arrived = new Set(comments.map(({ id }) => id));
  const heads = new Set(threads.map(({ comment }) => comment.id));
  const waitingUnder = (head: CommentId | null) =>
    waiting.comments.filter(({ commentId, parentId }) => {
      // What it answers may not be here.
      const place = parentId !== null && heads.has(parentId) ? parentId : null;
      return place === head && !arrived.has(commentId);
    });
  const answer = (next: Answered) => {
    setAnswered(next);
    if (answered?.id === next.id) field.current?.focus();
  };
  const itemOf = (comment: Comment) => (
    <CommentItem
      comment={comment}
      author={people.get(comment.authorId)}
      isBlocked={hidden.has(comment.authorId)}
      isOwn={db?.uid === comment.authorId}
      isLeaving={leaving.has(comment.id)}
      onReply={comment.parentId === null ? (button) => answer({ id: comment.id, button }) : null}
      report={renderReport({ type: 'comment', id: comment.id, parentId: postId })}
    />
  );
  const placeOf = (id: CommentId) => ({
    id: commentPlaceOf(id),
    className: classNames(styles.comment, id === marked && styles.marked),
    ...(id === marked ? { 'aria-current': true, tabIndex: -1 } : {}),
  });
  const waitingItems = (parentId: CommentId | null) =>
    waitingUnder(parentId).map(({ commentId, rowId, content, state }) => (
      <li key={commentId} className={styles.comment}>
        <p className={styles.words}>{content}</p>
        <WaitingMark rowId={rowId} kind="new" state={state} />
      </li>
    ));
  return (
    <Section title={`${text.title} ${Math.max(here, counted ?? 0)}`}>
      {unread ? (
        <LiveState
          kind={unread}
          words={commonText}
          failed={text.failed}
          offline={text.offline}
          onRetry={props.onReadOn}
          skeleton={{ shape: 'small-row', count: 2 }}
          isCompact
        />
      ) : null}
      {isEmpty && !unread ? <EmptyState isCompact message={text.empty} /> : null}
      {isEmpty ? null : (
        <ul className={styles.comments}>
          {threads.map(({ comment, replies }) => (
            <li key={comment.id} {...placeOf(comment.id)}>
              {itemOf(comment)}
              {replies.length > 0 || waitingUnder(comment.id).length > 0 ? (
                <ul className={styles.replies}>
                  {replies.map((reply) => (
                    <li key={reply.id} {...placeOf(reply.id)}>
                      {itemOf(reply)}
                    </li>
                  ))}
                  {waitingItems(comment.id)}
                </ul>
              ) : null}
              {answered?.id === comment.id ? (
                <CommentForm
                  key={comment.id}
                  postId={postId}
                  parentId={comment.id}
                  label={text.replyLabel(nameOf(comment.authorId))}
                  fieldRef={leadTo}
                  onClose={(isThere) => {
                    if (isThere) answered.button.focus();
                    setAnswered(null);
                  }}
                />
              ) : null}
            </li>
          ))}
          {waitingItems(null)}
        </ul>
      )}
      {props.hasMore ? (
        <>
          <p className={styles.note} role="status">
            {props.hasFailed && !unread ? text.moreFailed : ''}
          </p>
          <Button
            variant="secondary"
            isFullWidth
            isLoading={props.isReading}
            onClick={({ currentTarget }) => {
              focusFurtherOnceGone(currentTarget);
              props.onReadOn();
            }}
          >
            {text.more}
          </Button>
        </>
      ) : null}
      <CommentForm postId={postId} parentId={null} label={text.label} />
    </Section>
  );
}

import type { ReactNode } from 'react';
import { useNow } from '#device/use-now.ts';
import type { Profile } from '#domain/account/account.ts';
import type { Comment } from '#domain/board/post.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { deleteComment } from '#sync/commands/write-comment.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './board.module.css';

const text = boardText.comment;

export interface CommentItemProps {
  readonly comment: Comment;
  readonly author: Profile | undefined;
  readonly isBlocked: boolean;
  readonly isOwn: boolean;
  /** Its deletion waits. */
  readonly isLeaving: boolean;
  /** Told with the button, to which the focus comes back. */
  readonly onReply: ((button: HTMLElement) => void) | null;
  readonly report: ReactNode;
}

/** One comment; its words are only ever text. */
export function CommentItem(props: CommentItemProps) {
  const { comment, author, isBlocked, isOwn, isLeaving, onReply, report } = props;
  const now = useNow();
  if (comment.deleted || isLeaving) return <p className={styles.note}>{text.removed}</p>;
  if (isBlocked) return <p className={styles.note}>{boardText.blockedComment}</p>;
  const name = author?.nickname || boardText.unknownAuthor;
  return (
    <>
      <div className={styles.author}>
        <Avatar name={name} photoUrl={author?.photoUrl ?? null} size={32} />
        <p className={styles.name}>{name}</p>
        <p className={`${styles.note} tabular`}>{formatRelative(comment.createdAt, now)}</p>
      </div>
      <p className={styles.words}>{comment.content}</p>
      <div className={styles.actions}>
        {onReply ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={text.replyTo(name)}
            onClick={({ currentTarget }) => onReply(currentTarget)}
          >
            {text.reply}
          </Button>
        ) : null}
        {isOwn ? <RemoveButton comment={comment} /> : report}
      </div>
    </>
  );
}

function RemoveButton({ comment }: { readonly comment: Comment }) {
  const db = useUserDatabase();
  const remove = async () => {
    if (!db) return;
    try {
      await deleteComment(db, comment.postId, comment.id, realEnvironment);
      wakeSync();
    } catch (error) {
      console.warn('comment not deleted', error);
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
    }
  };
  return (
    <AskingButton
      variant="ghost"
      size="small"
      aria-label={text.removeOf}
      label={text.remove}
      question={{ title: text.removeTitle, body: text.removeBody, no: commonText.cancel }}
      isDanger
      onYes={() => void remove()}
    />
  );
}

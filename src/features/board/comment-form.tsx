import { Link, useRouterState } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { POST_LIMITS } from '#domain/board/post.ts';
import type { CommentId, PostId } from '#domain/ids.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { wakeSync } from '#session/sync-controller.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { writeComment } from '#sync/commands/write-comment.ts';
import { realEnvironment } from '#sync/environment.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import styles from './board.module.css';

const text = boardText.comment;

export interface CommentFormProps {
  readonly postId: PostId;
  readonly parentId: CommentId | null;
  readonly label: string;
  /** For an answer: it has been written or given up. */
  readonly onClose?: () => void;
}

/** Writes a comment; for those who may not yet, the way to where they may. */
export function CommentForm({ postId, parentId, label, onClose }: CommentFormProps) {
  const session = useSession();
  const db = useUserDatabase();
  const here = useRouterState({ select: (state) => state.location.href });
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  if (session.kind !== 'signed_in' || !db) {
    return (
      <Link to="/login" search={{ redirect: here }} className={buttonClass({ variant: 'secondary' })}>
        {text.login}
      </Link>
    );
  }
  if (!session.isEmailVerified) {
    return (
      <Link to="/verify-email" className={buttonClass({ variant: 'secondary' })}>
        {text.verify}
      </Link>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = await writeComment(db, { postId, parentId, content }, realEnvironment);
    if (!written.ok) {
      // Like the chat's field, an empty one does nothing.
      if (written.code === 'too_long') setProblem(text.tooLong(POST_LIMITS.commentChars));
      if (written.code === 'disk') setProblem(text.notStored);
      return;
    }
    setContent('');
    setProblem(null);
    wakeSync();
    onClose?.();
  };
  return (
    <form className={styles.commentForm} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={label}
        placeholder={text.placeholder}
        rows={2}
        value={content}
        error={problem}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={content.trim() === ''}>
          {text.submit}
        </Button>
        {onClose ? (
          <Button variant="ghost" size="small" onClick={onClose}>
            {commonText.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

import { Link, useRouterState } from '@tanstack/react-router';
import { useCallback, useRef, useState, type FormEvent, type RefCallback } from 'react';
import { thisTab } from '#device/this-tab.ts';
import { POST_LIMITS } from '#domain/board/post.ts';
import type { CommentId, PostId } from '#domain/ids.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useWish } from '#session/use-wish.ts';
import { wakeSync } from '#session/running-sync.ts';
import type { TakeDraft } from '#services/forms/left-draft.ts';
import { useLeftDraft } from '#services/forms/use-left-draft.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { keepCommentDraft, takeCommentDraft, writeComment } from '#sync/commands/write-comment.ts';
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
  /** For an answer: where its words are typed, or the way there. */
  readonly fieldRef?: RefCallback<HTMLElement>;
  /** For an answer: it has been written or given up; `isThere` unless its writer has gone elsewhere meanwhile. */
  readonly onClose?: (isThere: boolean) => void;
}

/** Writes a comment; for those who may not yet, the way to where they may. */
export function CommentForm(props: CommentFormProps) {
  const { postId, parentId, fieldRef } = props;
  const session = useSession();
  const db = useUserDatabase();
  const here = useRouterState({ select: (state) => state.location.href });
  const takeLeft: TakeDraft<string> = useCallback(
    (own, tab, living) => takeCommentDraft(own, { postId, parentId, tab }, living),
    [postId, parentId],
  );
  const left = useLeftDraft(takeLeft);

  if (session.kind !== 'signed_in' || !db) {
    return (
      <Link
        ref={fieldRef}
        to="/login"
        search={{ redirect: here }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {text.login}
      </Link>
    );
  }
  if (!session.isEmailVerified) {
    return (
      <Link
        ref={fieldRef}
        to="/verify-email"
        search={{ redirect: here }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {text.verify}
      </Link>
    );
  }
  return left.kind === 'loading' ? null : <Field {...props} db={db} initial={left.draft ?? ''} />;
}

const LIMIT = textLimit(POST_LIMITS.commentChars);

interface FieldProps extends CommentFormProps {
  readonly db: OwnDatabase;
  /** What was left in the field; read once, as what is typed is kept under the same name. */
  readonly initial: string;
}

function Field({ db, postId, parentId, label, fieldRef, onClose, initial }: FieldProps) {
  const [content, setContent] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const wish = useWish(content);
  const latest = useRef({ typed: initial });
  const keep = (typed: string) => {
    latest.current = { typed };
    setContent(typed);
    keepCommentDraft(db, { postId, parentId, tab: thisTab }, typed, realEnvironment).catch(
      (error: unknown) => {
        console.warn('the comment was not kept', error);
        setProblem(text.notStored);
      },
    );
  };
  const form = useRef<HTMLFormElement>(null);
  const close = () => {
    const { activeElement, body } = document;
    onClose?.(activeElement === body || form.current?.contains(activeElement) === true);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const before = latest.current;
    const written = await wish.fulfil((id) =>
      writeComment(db, { postId, parentId, content, tab: thisTab }, realEnvironment, id),
    );
    if (written === null) return;
    if (!written.ok) {
      // Like the chat's field, an empty one does nothing; one that is too long has said so while it was
      // typed.
      if (written.code === 'disk') setProblem(text.notStored);
      return;
    }
    const { typed } = latest.current;
    // What was typed behind it meanwhile is the beginning of the next one.
    if (latest.current === before) setContent('');
    else keep(typed.startsWith(content) ? typed.slice(content.length) : typed);
    setProblem(null);
    wakeSync();
    close();
  };
  const giveUp = () => {
    keep('');
    close();
  };
  return (
    <form ref={form} className={styles.commentForm} onSubmit={(event) => void submit(event)}>
      <TextArea
        ref={fieldRef}
        label={label}
        placeholder={text.placeholder}
        rows={2}
        limit={LIMIT}
        value={content}
        error={problem}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        {/* An empty one keeps the focus of whoever has just sent it. */}
        <Button type="submit" size="small" aria-disabled={content.trim() === ''}>
          {text.submit}
        </Button>
        {onClose ? (
          <Button variant="ghost" size="small" onClick={giveUp}>
            {commonText.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

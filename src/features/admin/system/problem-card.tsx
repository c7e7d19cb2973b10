import type { ReactNode } from 'react';
import type { Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { systemText as text } from '#i18n/ko/system.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './system.module.css';

interface ProblemCardProps {
  readonly title: string;
  /** What is asked before it is seen to. */
  readonly question: string;
  readonly isBusy: boolean;
  /** `null` where it was pressed twice. */
  readonly onSeenTo: () => Promise<Result<null, ServerFailure> | null>;
  readonly children: ReactNode;
}

/** Something that has failed, until somebody has seen to it. */
export function ProblemCard({ title, question, isBusy, onSeenTo, children }: ProblemCardProps) {
  const [failed, setFailed] = useActionError();
  const clear = async () => {
    setFailed(null);
    const answer = await onSeenTo();
    if (answer === null) return;
    if (answer.ok) toasts.show({ title: text.cleared, tone: 'ok' });
    else setFailed(answer.code === 'stale' ? text.failedAgain : deskText.callRefusal[answer.code]);
  };
  return (
    <article className={cardClass({ isSnug: true })} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.facts}>{children}</div>
      {failed === null ? null : (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <AskingButton
        variant="secondary"
        size="small"
        isLoading={isBusy}
        label={text.clear}
        aria-label={text.clearOf(title)}
        question={{ title: text.clearTitle, body: question, no: commonText.cancel }}
        onYes={() => void clear()}
      />
    </article>
  );
}

import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { useConnection } from '#session/use-connection.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Submission } from './use-submission.ts';

/** Why the last attempt failed, read out at once; and while there is no network, that too. */
export function SubmissionAlert({ submission }: { readonly submission: Submission }) {
  const isOffline = useConnection().kind === 'offline';
  return (
    <>
      {isOffline ? (
        <Notice tone="neutral" role="status">
          {authText.offline}
        </Notice>
      ) : null}
      {submission.kind === 'failed' ? (
        <Notice tone="error" role="alert">
          {authErrorText[submission.code]}
        </Notice>
      ) : null}
    </>
  );
}

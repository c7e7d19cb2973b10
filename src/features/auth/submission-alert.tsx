import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { useConnection } from '#session/use-connection.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Submission } from './use-submission.ts';

/**
 * Why the last attempt failed, read out at once; and while there is no network, that too, where the attempt
 * has not just said so.
 */
export function SubmissionAlert({ submission }: { readonly submission: Submission }) {
  const isOffline = useConnection().kind === 'offline';
  const failed = submission.kind === 'failed' ? submission.code : null;
  return (
    <>
      {isOffline && failed !== 'offline' ? (
        <Notice tone="neutral" role="status">
          {authText.offline}
        </Notice>
      ) : null}
      {failed === null ? null : (
        <Notice tone="error" role="alert">
          {authErrorText[failed]}
        </Notice>
      )}
    </>
  );
}

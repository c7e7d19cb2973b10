import { Link } from '@tanstack/react-router';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { err, type Result } from '#domain/result.ts';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { commonText } from '#i18n/ko/common.ts';
import { applyVerification } from '#services/account/auth-actions.ts';
import { useSession } from '#session/use-session.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { isApplicable, type ActionLink } from './action-link.ts';
import { ContinueLink } from './continue-link.tsx';
import { OutcomeView } from './outcome-view.tsx';
import { redirectSearch } from './redirect-search.ts';
import { useAnswer } from './use-answer.ts';

const text = authText.verify;

export interface VerificationLinkProps {
  readonly link: ActionLink;
  readonly redirect: string | undefined;
}

/** Applies the link that was followed here, and says how that went. */
export function VerificationLink({ link, redirect }: VerificationLinkProps) {
  const [outcome, retry] = useAnswer(() => follow(link));
  const session = useSession();
  if (!outcome) return <Spinner label={authText.pending} />;
  if (outcome.ok) {
    const isSignedIn = session.kind === 'signed_in';
    return (
      <OutcomeView
        look="done"
        title={text.verifiedTitle}
        message={isSignedIn ? text.verifiedMessage : text.verifiedElsewhere}
        action={isSignedIn ? <ContinueLink redirect={redirect} /> : <LoginLink redirect={redirect} />}
      />
    );
  }
  if (outcome.code !== 'bad_link') {
    return (
      <OutcomeView
        look="failed"
        title={text.failedTitle}
        message={authErrorText[outcome.code]}
        action={
          <Button
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              retry();
            }}
          >
            {commonText.retry}
          </Button>
        }
      />
    );
  }
  const isVerified = session.kind === 'signed_in' && session.isEmailVerified;
  return (
    <OutcomeView
      look="failed"
      title={text.failedTitle}
      message={`${authErrorText.bad_link}\n${isVerified ? text.alreadyVerified : text.newLinkHint}`}
      action={
        session.kind === 'signed_in' ? (
          <AfterBadLink isVerified={isVerified} redirect={redirect} />
        ) : (
          <LoginLink redirect={redirect} />
        )
      }
    />
  );
}

type Wanted = Pick<VerificationLinkProps, 'redirect'>;

const LoginLink = ({ redirect = '/verify-email' }: Wanted) => (
  <Link className={buttonClass()} to="/login" search={{ redirect }}>
    {text.login}
  </Link>
);

/**
 * A link that was used before is no loss to a verified person; another finds the mail page without the link.
 */
const AfterBadLink = ({ isVerified, redirect }: Wanted & { readonly isVerified: boolean }) =>
  isVerified ? (
    <ContinueLink redirect={redirect} />
  ) : (
    <Link className={buttonClass()} to="/verify-email" search={redirectSearch(redirect)}>
      {text.resend}
    </Link>
  );

const follow = (link: ActionLink): Promise<Result<null, AuthErrorCode>> =>
  isApplicable(link) ? applyVerification(link.oobCode) : Promise.resolve(err('bad_link'));

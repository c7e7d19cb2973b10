import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { authText } from '#i18n/ko/auth.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { useConnection } from '#session/use-connection.ts';
import { useConfirmedSession } from '#session/use-session.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import type { ActionLink } from './action-link.ts';
import { ContinueLink } from './continue-link.tsx';
import { OutcomeView } from './outcome-view.tsx';
import { UnverifiedPanel } from './unverified-panel.tsx';
import { VerificationLink } from './verification-link.tsx';

const text = authText.verify;

export interface VerifyEmailScreenProps {
  /** The link that was followed here, if it was one of our mails'. */
  readonly link: ActionLink | null;
  readonly redirect: string | undefined;
}

export function VerifyEmailScreen({ link, redirect }: VerifyEmailScreenProps) {
  return (
    <Page width="narrow">
      <PageHeader title={pageText.verifyEmail.title} />
      {link ? (
        <VerificationLink key={link.oobCode} link={link} redirect={redirect} />
      ) : (
        <VerificationState redirect={redirect} />
      )}
    </Page>
  );
}

function VerificationState({ redirect }: { readonly redirect: string | undefined }) {
  const session = useConfirmedSession();
  const isOffline = useConnection().kind === 'offline';
  const [wasUnverified, setWasUnverified] = useState(false);
  if (session.kind === 'signed_in' && !session.isEmailVerified && !wasUnverified) setWasUnverified(true);
  if (session.kind === 'loading') return <Spinner label={authText.pending} />;
  if (session.kind === 'signed_out') {
    return (
      <OutcomeView
        look="stranger"
        title={text.signedOutTitle}
        message={text.signedOutMessage}
        action={
          <Link className={buttonClass()} to="/login" search={{ redirect: redirect ?? '/verify-email' }}>
            {text.login}
          </Link>
        }
      />
    );
  }
  if (!session.isEmailVerified) {
    return <UnverifiedPanel key={session.uid} email={session.email} redirect={redirect} />;
  }
  // Without a link nothing has been done here: only what has come about before these eyes is told as done.
  if (!wasUnverified) {
    return (
      <OutcomeView
        look={isOffline ? 'stranger' : 'done'}
        title={isOffline ? text.unknownTitle : text.alreadyVerifiedTitle}
        message={isOffline ? text.unknownMessage : text.verifiedMessage}
        action={<ContinueLink redirect={redirect} />}
      />
    );
  }
  return (
    <OutcomeView
      look="done"
      title={text.verifiedTitle}
      message={text.verifiedMessage}
      action={<ContinueLink redirect={redirect} />}
    />
  );
}

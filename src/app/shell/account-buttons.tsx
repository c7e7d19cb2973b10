import { Link } from '@tanstack/react-router';
import type { Session } from '#domain/account/account.ts';
import { shellText } from '#i18n/ko/shell.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import styles from './account-actions.module.css';
import { needsVerification } from './navigation-items.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The end of the top navigation: signing in, or verifying and signing out. */
export function AccountButtons({ session }: { readonly session: Session }) {
  if (session.kind !== 'signed_in') {
    return (
      <div className={styles.actions}>
        <Link to="/login" className={styles.link}>
          {shellText.login}
        </Link>
        <Link to="/register" className={buttonClass({ size: 'small' })}>
          {shellText.register}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {needsVerification(session) ? (
        <Link to="/verify-email" className={styles.verify}>
          {shellText.verificationNeeded}
        </Link>
      ) : null}
      <SignOutButton uid={session.uid} className={styles.link} />
    </div>
  );
}

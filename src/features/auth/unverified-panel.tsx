import Mail from 'lucide-react/icons/mail';
import { useState, useEffect } from 'react';
import { err, ok } from '#domain/result.ts';
import { authText } from '#i18n/ko/auth.ts';
import { checkVerification, sendVerificationMail } from '#services/account/auth-actions.ts';
import { signOut } from '#services/account/sign-out.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { mailSentAt, noteMailSent, secondsLeft } from './resend-cooldown.ts';
import { SubmissionAlert } from './submission-alert.tsx';
import { useSubmission } from './use-submission.ts';
import styles from './auth.module.css';

const text = authText.verify;

interface UnverifiedPanelProps {
  readonly email: string;
  /** The page that the mail leads on to. */
  readonly redirect: string | undefined;
}

/** For somebody whose address is not verified yet; it gives way by itself once it is. */
export function UnverifiedPanel({ email, redirect }: UnverifiedPanelProps) {
  const [news, setNews] = useState<string | null>(null);
  const [check, submitCheck] = useSubmission();
  const [resend, submitResend] = useSubmission();
  const [departure, submitDeparture] = useSubmission();
  // What came of the others is past.
  const [pressed, setPressed] = useState<'check' | 'resend' | 'departure'>('check');
  const [secondsLeft, startCooldown] = useResendCooldown(email);
  const isStillThere = useStillThere();
  useQuietCheck();

  const press = (button: typeof pressed) => {
    setPressed(button);
    setNews(null);
  };
  const pressDone = () => {
    press('check');
    void submitCheck(checkVerification, (isVerified) => setNews(isVerified ? null : text.notYet));
  };
  const pressResend = () => {
    if (secondsLeft > 0) return;
    press('resend');
    void submitResend(
      () => sendVerificationMail(redirect),
      () => {
        startCooldown();
        if (isStillThere()) setNews(text.resent);
        else toasts.show({ title: text.resent, tone: 'ok' });
      },
    );
  };
  const pressOtherAccount = () => {
    press('departure');
    void submitDeparture(async () => ((await signOut()) ? ok(null) : err('unknown')));
  };

  return (
    <div className={styles.form}>
      <Card look="gold">
        <div className={styles.letter}>
          <Mail size={28} aria-hidden="true" />
          <h2 className={styles.letterTitle}>{text.unverifiedTitle}</h2>
          <p>{text.sentTo(email)}</p>
          <p className={styles.fine}>{text.spamHint}</p>
        </div>
      </Card>
      <SubmissionAlert submission={{ check, resend, departure }[pressed]} />
      {news ? (
        <Notice tone={news === text.resent ? 'ok' : 'info'} role="status">
          {news}
        </Notice>
      ) : null}
      <Button size="large" isFullWidth isLoading={check.kind === 'pending'} onClick={pressDone}>
        {text.done}
      </Button>
      <Button
        variant="secondary"
        isFullWidth
        isLoading={resend.kind === 'pending'}
        aria-disabled={secondsLeft > 0}
        onClick={pressResend}
      >
        {text.resend}
      </Button>
      {secondsLeft > 0 ? <p className={styles.aside}>{text.resendIn(secondsLeft)}</p> : null}
      <Button variant="ghost" isLoading={departure.kind === 'pending'} onClick={pressOtherAccount}>
        {text.otherAccount}
      </Button>
    </div>
  );
}

/**
 * Looks whether the address has been verified meanwhile (in the mail app, on another device) when the
 * page opens and each time it is looked at again. The answer reaches the screen through the session.
 */
function useQuietCheck(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void checkVerification();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}

/**
 * Seconds until another verification mail may be sent to `email`, counting down, and what starts the count
 * anew.
 */
function useResendCooldown(email: string): readonly [secondsLeft: number, start: () => void] {
  const [sentAt, setSentAt] = useState(() => mailSentAt(email));
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(sentAt, now);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const start = () => {
    const at = Date.now();
    noteMailSent(email, at);
    setSentAt(at);
    setNow(at);
  };
  return [left, start];
}

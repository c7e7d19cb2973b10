import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { normaliseEmail } from '#domain/account/credentials.ts';
import { authText } from '#i18n/ko/auth.ts';
import { sendResetMail } from '#services/account/auth-actions.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone, focusBesideOnceTaken } from '#ui/action/focus-beside.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import styles from './auth.module.css';
import { useCarriedEmail } from './carried-email.ts';
import { emailError } from './credential-errors.ts';
import { EmailField } from './email-field.tsx';
import { OutcomeView } from './outcome-view.tsx';
import { SubmissionAlert } from './submission-alert.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useSubmission } from './use-submission.ts';

const text = authText.reset;

/** The answer is the same whether or not there is such an account: nobody can find out who is a member. */
export function ResetRequestForm() {
  const [email, setEmail] = useState(useCarriedEmail());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [submission, submit] = useSubmission();
  const isStillThere = useStillThere();
  const { formRef, errors, check } = useCheckedForm({ email: emailError(email) });

  if (sentTo !== null) {
    return (
      <OutcomeView
        look="sent"
        title={text.sentTitle}
        message={text.sentTo(sentTo)}
        action={
          <>
            <Link className={buttonClass()} to="/login">
              {text.login}
            </Link>
            <Button
              variant="ghost"
              onClick={({ currentTarget }) => {
                focusBesideOnceGone(currentTarget);
                setSentTo(null);
              }}
            >
              {text.sendAgain}
            </Button>
          </>
        }
      />
    );
  }

  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    focusBesideOnceTaken(event.currentTarget);
    const address = normaliseEmail(email);
    void submit(
      () => sendResetMail(address),
      () => {
        const { sentTitle: title, sentTo: wordsOf } = text;
        if (isStillThere()) setSentTo(address);
        else toasts.show({ title, body: wordsOf(address), tone: 'ok' });
      },
    );
  };
  return (
    <form ref={formRef} className={styles.form} onSubmit={press} noValidate>
      <p className={styles.lead}>{text.lead}</p>
      <SubmissionAlert submission={submission} />
      <EmailField value={email} onValueChange={setEmail} autoComplete="username" error={errors.email} />
      <Button type="submit" size="large" isFullWidth isLoading={submission.kind === 'pending'}>
        {text.request}
      </Button>
    </form>
  );
}

import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { authErrorText, authText } from '#i18n/ko/auth.ts';
import { resetPassword } from '#services/account/auth-actions.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceTaken } from '#ui/action/focus-beside.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import styles from './auth.module.css';
import { newPasswordError } from './credential-errors.ts';
import { OutcomeView } from './outcome-view.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import { SubmissionAlert } from './submission-alert.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useSubmission } from './use-submission.ts';

const text = authText.reset;

export interface NewPasswordFormProps {
  readonly oobCode: string;
  /** Whose password it is. */
  readonly email: string;
  readonly onChanged: () => void;
}

export function NewPasswordForm({ oobCode, email, onChanged }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [submission, submit] = useSubmission();
  const { formRef, errors, check } = useCheckedForm({ password: newPasswordError(password) });

  const [wasLost, setLost] = useState(false);
  const isStillThere = useStillThere();

  const reset = async () => {
    const outcome = await resetPassword(oobCode, password);
    if (!outcome.ok && outcome.code === 'offline') setLost(true);
    return outcome;
  };
  const finish = () => {
    const { changedTitle: title, changedMessage: body } = text;
    if (isStillThere()) onChanged();
    else toasts.show({ title, body, tone: 'ok', clickAction: '/login' });
  };
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    focusBesideOnceTaken(event.currentTarget);
    void submit(reset, finish);
  };
  if (submission.kind === 'failed' && submission.code === 'bad_link') return <DeadLink wasLost={wasLost} />;
  return (
    <form ref={formRef} className={styles.form} onSubmit={press} noValidate>
      <p className={styles.lead}>{text.newPasswordFor(email)}</p>
      <SubmissionAlert submission={submission} />
      {/* A password manager files the new password under the name it finds in the form. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.group}>
        <PasswordField
          label={authText.field.newPassword}
          value={password}
          onValueChange={setPassword}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordRuleList password={password} />
      </div>
      <Button type="submit" size="large" isFullWidth isLoading={submission.kind === 'pending'}>
        {text.submit}
      </Button>
    </form>
  );
}

/** It ends with the first password that arrives, also where the answer to that was lost. */
export const DeadLink = ({ wasLost = false }: { readonly wasLost?: boolean }) => (
  <OutcomeView
    look="failed"
    title={wasLost ? text.mayBeChangedTitle : text.failedTitle}
    message={wasLost ? text.mayBeChanged : authErrorText.bad_link}
    action={
      <>
        {wasLost ? (
          <Link className={buttonClass()} to="/login">
            {text.login}
          </Link>
        ) : null}
        <Link className={buttonClass(wasLost ? { variant: 'secondary' } : {})} to="/reset-password">
          {text.requestAgain}
        </Link>
      </>
    }
  />
);

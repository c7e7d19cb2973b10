import { useState, type FormEvent } from 'react';
import { authText } from '#i18n/ko/auth.ts';
import { resetPassword } from '#services/account/auth-actions.ts';
import { Button } from '#ui/action/button.tsx';
import styles from './auth.module.css';
import { newPasswordError } from './credential-errors.ts';
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

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (check()) void submit(() => resetPassword(oobCode, password), onChanged);
  };
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

import { Link } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { normaliseEmail } from '#domain/account/credentials.ts';
import { authText } from '#i18n/ko/auth.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { signIn } from '#services/account/auth-actions.ts';
import { Button } from '#ui/action/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './auth.module.css';
import { carryEmail, useCarriedEmail } from './carried-email.ts';
import { currentPasswordError, emailError } from './credential-errors.ts';
import { EmailField } from './email-field.tsx';
import { LeftNotice } from './left-notice.tsx';
import { PasswordField } from './password-field.tsx';
import { redirectSearch } from './redirect-search.ts';
import { SubmissionAlert } from './submission-alert.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { useSubmission } from './use-submission.ts';

const text = authText.login;

export interface LoginScreenProps {
  readonly redirect: string | undefined;
  /** Of another capability: why somebody who was signed in is not. */
  readonly notice: ReactNode;
}

export function LoginScreen({ redirect, notice }: LoginScreenProps) {
  const [email, setEmail] = useState(useCarriedEmail());
  const [password, setPassword] = useState('');
  const [submission, submit] = useSubmission();
  const { formRef, errors, check } = useCheckedForm({
    email: emailError(email),
    password: currentPasswordError(password),
  });
  useLeaveWhenSignedIn(redirect);

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (check()) void submit(() => signIn(normaliseEmail(email), password));
  };

  return (
    <Page width="narrow">
      <PageHeader title={pageText.login.title} lead={text.lead} />
      <LeftNotice />
      {notice}
      <form ref={formRef} className={styles.form} onSubmit={press} noValidate>
        <SubmissionAlert submission={submission} />
        <EmailField value={email} onValueChange={setEmail} autoComplete="username" error={errors.email} />
        <PasswordField
          label={authText.field.password}
          value={password}
          onValueChange={setPassword}
          autoComplete="current-password"
          error={errors.password}
        />
        <Button type="submit" size="large" isFullWidth isLoading={isUnderWay(submission.kind)}>
          {text.submit}
        </Button>
      </form>
      <p className={styles.aside}>
        <Link className={styles.link} to="/reset-password" state={carryEmail(email)}>
          {text.forgot}
        </Link>
      </p>
      <p className={styles.aside}>
        {text.newHere}{' '}
        <Link className={styles.link} to="/register" search={redirectSearch(redirect)}>
          {text.register}
        </Link>
      </p>
    </Page>
  );
}

/** After success too, until the wanted page replaces this one. */
const isUnderWay = (kind: string): boolean => kind === 'pending' || kind === 'done';

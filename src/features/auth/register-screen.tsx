import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import {
  NICKNAME_MAX_CHARS,
  nicknameLength,
  normaliseEmail,
  parseMobileNumber,
  parseNickname,
} from '#domain/account/credentials.ts';
import { nicknameText, phoneText } from '#i18n/ko/account-fields.ts';
import { authText } from '#i18n/ko/auth.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { signUp } from '#services/account/auth-actions.ts';
import { useStrangersForm } from '#services/forms/use-strangers-form.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { carryEmail } from './carried-email.ts';
import { ConsentFields } from './consent-fields.tsx';
import { NO_CONSENTS } from './consents.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import { redirectSearch } from './redirect-search.ts';
import { registrationErrors, type Registration } from './registration.ts';
import { noteMailSent } from './resend-cooldown.ts';
import { SubmissionAlert } from './submission-alert.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { useSubmission } from './use-submission.ts';
import styles from './auth.module.css';

const text = authText.register;
const NICKNAME = { ...textLimit(NICKNAME_MAX_CHARS), lengthOf: nicknameLength };
/** What is kept while it is typed: never the password, and an agreement is given anew. */
const FIELDS = ['email', 'nickname', 'phone'] as const;

export function RegisterScreen({ redirect }: { readonly redirect: string | undefined }) {
  const navigate = useNavigate();
  const kept = useStrangersForm('sign-up', FIELDS);
  const [password, setPassword] = useState('');
  const [consents, setConsents] = useState(NO_CONSENTS);
  const typed = (field: (typeof FIELDS)[number]): string => kept.form.get(field) ?? '';
  const form: Registration = {
    email: typed('email'),
    nickname: typed('nickname'),
    phone: typed('phone'),
    password,
    consents,
  };
  const [submission, submit] = useSubmission();
  const { formRef, errors, check } = useCheckedForm(registrationErrors(form));
  // The account is signed in before its mail is sent: this form leaves by itself when that is done too.
  const isUnderWay = submission.kind === 'pending' || submission.kind === 'done';
  useLeaveWhenSignedIn(redirect, isUnderWay);
  const isStillThere = useStillThere();

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (check()) void submit(() => signUp(accountOf(form), redirect), welcome);
  };
  const welcome = ({ isMailSent }: { isMailSent: boolean }) => {
    const email = normaliseEmail(form.email);
    if (isMailSent) noteMailSent(email);
    if (isStillThere()) {
      void navigate({ to: '/verify-email', search: redirectSearch(redirect), replace: true }).then(
        kept.clear,
      );
      return;
    }
    kept.clear();
    const { unverifiedTitle: title, sentTo } = authText.verify;
    toasts.show({ title, body: sentTo(email), tone: 'ok', clickAction: '/verify-email' });
  };

  return (
    <Page width="narrow">
      <PageHeader title={pageText.register.title} lead={text.lead} />
      <form ref={formRef} className={styles.form} onSubmit={press} noValidate>
        <EmailField
          value={form.email}
          onValueChange={(email) => kept.change(['email', email])}
          autoComplete="username"
          error={errors.email}
        />
        <div className={styles.group}>
          <PasswordField
            label={authText.field.password}
            value={password}
            onValueChange={setPassword}
            autoComplete="new-password"
            error={errors.password}
          />
          <PasswordRuleList password={password} />
        </div>
        <TextField
          label={nicknameText.label}
          name="nickname"
          autoComplete="nickname"
          required
          hint={nicknameText.hint}
          value={form.nickname}
          limit={NICKNAME}
          onChange={(event) => kept.change(['nickname', event.currentTarget.value])}
          error={errors.nickname}
        />
        <TextField
          label={phoneText.label}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel-national"
          required
          placeholder={phoneText.placeholder}
          hint={authText.field.phoneHint}
          value={form.phone}
          onChange={(event) => kept.change(['phone', event.currentTarget.value])}
          error={errors.phone}
        />
        <ConsentFields consents={consents} onConsentsChange={setConsents} error={errors.consents} />
        <SubmissionAlert submission={submission} />
        {submission.kind === 'failed' && submission.code === 'email_in_use' ? (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to="/login"
            search={redirectSearch(redirect)}
            state={carryEmail(form.email)}
          >
            {text.loginWith(normaliseEmail(form.email))}
          </Link>
        ) : null}
        <Button type="submit" size="large" isFullWidth isLoading={isUnderWay}>
          {text.submit}
        </Button>
      </form>
      <p className={styles.aside}>
        {text.haveAccount}{' '}
        <Link className={styles.link} to="/login" search={redirectSearch(redirect)}>
          {text.login}
        </Link>
      </p>
    </Page>
  );
}

const accountOf = (form: Registration) => ({
  email: normaliseEmail(form.email),
  password: form.password,
  nickname: parseNickname(form.nickname) ?? '',
  phone: parseMobileNumber(form.phone) ?? '',
  wantsNews: form.consents.news,
});

import { useState, type FormEvent } from 'react';
import type { AuthErrorCode } from '#domain/account/auth-error.ts';
import { isAcceptablePassword } from '#domain/account/credentials.ts';
import { authErrorText } from '#i18n/ko/auth.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { changePassword } from '#services/account/auth-actions.ts';
import { useWish } from '#session/use-wish.ts';
import { Button } from '#ui/action/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './profile.module.css';

const text = profileText.password;

/** `changed`: what was typed has become the password; the fields are empty again. */
type Checked = 'not_yet' | 'typed' | 'changed' | AuthErrorCode;

/** The current password and a new one. */
export function PasswordForm({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [checked, setChecked] = useState<Checked>('not_yet');
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const [mayBeSet, setMayBeSet] = useState<readonly string[]>([]);
  const wish = useWish(JSON.stringify([current, next]));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A press that comes right after is no wish for nothing.
    if (checked === 'changed' && current === '' && next === '') return;
    setChecked('typed');
    setAttempt((before) => before + 1);
    if (current === '' || !isAcceptablePassword(next)) return;
    const changed = await wish.fulfil(async () => {
      setBusy(true);
      const answer = await changePassword({ current, next, mayBeSet });
      setBusy(false);
      return answer;
    });
    if (changed === null) return;
    if (!changed.ok) {
      setChecked(changed.code);
      if (changed.code === 'offline') setMayBeSet([...new Set([...mayBeSet, next])]);
      return;
    }
    setMayBeSet([]);
    // What was typed meanwhile stays: it is not what the password is now.
    setCurrent((typed) => (typed === current ? '' : typed));
    setNext((typed) => (typed === next ? '' : typed));
    setChecked('changed');
    toasts.show({ title: text.changed, tone: 'ok' });
  };
  return (
    <Card>
      <form ref={formRef} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {/* A password manager files the new password under the name it finds in the form. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={text.current}
          type="password"
          autoComplete="current-password"
          value={current}
          error={currentError(checked, current)}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <TextField
          label={text.next}
          hint={text.nextHint}
          type="password"
          autoComplete="new-password"
          value={next}
          error={isAsked(checked) && !isAcceptablePassword(next) ? authErrorText.weak_password : null}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" isLoading={isBusy}>
          {text.submit}
        </Button>
      </form>
    </Card>
  );
}

const isAsked = (checked: Checked): checked is 'typed' | AuthErrorCode =>
  checked !== 'not_yet' && checked !== 'changed';

function currentError(checked: Checked, current: string): string | null {
  if (!isAsked(checked)) return null;
  if (current === '') return text.missing;
  if (checked === 'typed' || checked === 'weak_password') return null;
  return checked === 'bad_credentials' ? text.wrong : authErrorText[checked];
}

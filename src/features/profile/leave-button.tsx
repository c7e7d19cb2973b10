import { useState, type FormEvent } from 'react';
import type { UserId } from '#domain/ids.ts';
import { authErrorText } from '#i18n/ko/auth.ts';
import { commonText } from '#i18n/ko/common.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { deleteAccount, type DeletionFailure } from '#services/account/account-actions.ts';
import { forgetLeft, noteLeft } from '#services/account/leaving-for-good.ts';
import { signOutPerson } from '#services/account/sign-out.ts';
import { leaveOwnGold } from '#services/account/leave-own-gold.ts';
import { Button } from '#ui/action/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './profile.module.css';

const text = profileText.leave;
const FORM_ID = 'leave-for-good';

/** 회원 탈퇴: says what goes and what stays, and asks for the password. */
export function LeaveButton({ uid, email }: { readonly uid: UserId; readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const close = () => {
    if (isBusy) return;
    setOpen(false);
    setPassword('');
    setProblem(null);
  };
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') {
      setProblem(text.missing);
      return;
    }
    setBusy(true);
    const deleted = await deleteAccount(password);
    if (!deleted.ok) {
      setBusy(false);
      setProblem(problemOf(deleted.code));
      return;
    }
    noteLeft();
    await leaveOwnGold(uid);
    // Wipes the device too and loads the app afresh.
    if (!(await signOutPerson(uid))) {
      forgetLeft();
      setProblem(commonText.unknownFailure);
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="ghost" isFullWidth onClick={() => setOpen(true)}>
        {text.action}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={text.title}
        description={text.lead}
        closeLabel={commonText.close}
        footer={
          <Button type="submit" form={FORM_ID} variant="danger" isFullWidth isLoading={isBusy}>
            {text.confirm}
          </Button>
        }
      >
        <form id={FORM_ID} className={styles.form} onSubmit={(event) => void leave(event)} noValidate>
          <ul className={styles.facts}>
            {text.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField
            label={text.password}
            type="password"
            autoComplete="current-password"
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </form>
      </Sheet>
    </>
  );
}

function problemOf(code: DeletionFailure): string {
  if (code === 'open_exchange') return text.openExchange;
  return code === 'bad_credentials' ? text.wrong : authErrorText[code];
}

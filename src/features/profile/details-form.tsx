import { useState, type FormEvent } from 'react';
import type { OwnAccount } from '#domain/account/account.ts';
import {
  NICKNAME_MAX_CHARS,
  nicknameLength,
  parseMobileNumber,
  parseNickname,
} from '#domain/account/credentials.ts';
import { nicknameProblemOf } from '#domain/account/nickname.ts';
import type { UserId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import { nicknameText, phoneText } from '#i18n/ko/account-fields.ts';
import { accountSavingText } from '#i18n/ko/account-saving.ts';
import { commonText } from '#i18n/ko/common.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { saveAccount } from '#services/account/account-actions.ts';
import { useAccount } from '#services/account/use-account.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useWish } from '#session/use-wish.ts';
import { Button } from '#ui/action/button.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { isOverLimit } from '#ui/field/text-limit.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './profile.module.css';

const text = profileText.details;
const FIELDS = ['nickname', 'phone'] as const;
const NICKNAME = { ...textLimit(NICKNAME_MAX_CHARS), lengthOf: nicknameLength };

interface DetailsFormProps {
  readonly uid: UserId;
  readonly email: string;
}

/** Nickname and phone; the address is only shown. */
export function DetailsForm({ uid, email }: DetailsFormProps) {
  const account = useAccount();
  if (account.kind !== 'ready') {
    return (
      <LiveState
        kind={account.kind}
        words={commonText}
        offline={text.notLoaded}
        onRetry={account.retry}
        skeleton={{ count: 2, shape: 'small-row' }}
        isCompact
      />
    );
  }
  return <Fields uid={uid} email={email} account={account.value} />;
}

function Fields({ uid, email, account }: DetailsFormProps & { readonly account: OwnAccount }) {
  // What is typed stands until it is saved, whatever arrives meanwhile.
  const kept = useKeptForm('profile', FIELDS);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const nickname = kept.form.get('nickname') ?? account.nickname;
  const phone = kept.form.get('phone') ?? account.phone;
  const goodName = parseNickname(nickname);
  // One that somebody has had since before stays theirs.
  const problem = goodName === null || goodName === account.nickname ? null : nicknameProblemOf(goodName);
  const goodPhone = phone.trim() === '' ? '' : parseMobileNumber(phone);

  const wish = useWish(JSON.stringify([goodName, goodPhone]));
  const refusal = problem === null ? null : nicknameText[problem];
  const nicknameError = goodName === null ? nicknameText.length : refusal;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setAttempt((before) => before + 1);
    if (goodName === null || problem !== null || goodPhone === null) return;
    // What nobody has touched may be another by now, by another device.
    const typed = {
      ...(kept.form.has('nickname') ? { nickname: goodName } : {}),
      ...(kept.form.has('phone') ? { phone: goodPhone } : {}),
    };
    const saved = await wish.fulfil(async () => {
      setSaving(true);
      const answer = kept.form.size === 0 ? ok(null) : await saveAccount(uid, typed);
      setSaving(false);
      return answer;
    });
    if (saved === null) return;
    if (saved.ok) kept.clear();
    toasts.show(
      saved.ok ? { title: text.saved, tone: 'ok' } : { title: accountSavingText[saved.code], tone: 'error' },
    );
  };
  return (
    <Card>
      <form ref={formRef} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label={nicknameText.label}
          hint={nicknameText.hint}
          autoComplete="nickname"
          value={nickname}
          limit={NICKNAME}
          // One that is too long says so by itself.
          error={isChecked && !isOverLimit(nickname, NICKNAME) ? nicknameError : null}
          onChange={(event) => kept.change(['nickname', event.currentTarget.value])}
        />
        <TextField
          label={phoneText.label}
          mark={commonText.optional}
          hint={text.phoneHint}
          type="tel"
          autoComplete="tel"
          placeholder={phoneText.placeholder}
          value={phone}
          error={isChecked && goodPhone === null ? phoneText.malformed : null}
          onChange={(event) => kept.change(['phone', event.currentTarget.value])}
        />
        <TextField label={text.email} hint={text.emailHint} type="email" value={email} readOnly />
        <Button type="submit" isLoading={isSaving}>
          {commonText.save}
        </Button>
      </form>
    </Card>
  );
}

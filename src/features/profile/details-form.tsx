import { useState, type FormEvent } from 'react';
import type { OwnAccount } from '#domain/account/account.ts';
import { parseMobileNumber, parseNickname } from '#domain/account/credentials.ts';
import { nicknameProblemOf } from '#domain/account/nickname.ts';
import type { UserId } from '#domain/ids.ts';
import { accountSavingText } from '#i18n/ko/account-saving.ts';
import { commonText } from '#i18n/ko/common.ts';
import { nicknameText } from '#i18n/ko/nickname.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { saveAccount } from '#services/account/account-actions.ts';
import { useAccount } from '#services/account/use-account.ts';
import { Button } from '#ui/action/button.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { SkeletonList } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './profile.module.css';

const text = profileText.details;

interface DetailsFormProps {
  readonly uid: UserId;
  readonly email: string;
}

/** Nickname and phone; the address is only shown. */
export function DetailsForm({ uid, email }: DetailsFormProps) {
  const account = useAccount();
  if (account.kind === 'loading') {
    return <SkeletonList label={commonText.loading} count={2} shape="small-row" />;
  }
  if (account.kind === 'missing') {
    const { retry } = account;
    return <OfflineState isCompact message={text.notLoaded} retryLabel={commonText.retry} onRetry={retry} />;
  }
  return <Fields uid={uid} email={email} account={account.value} />;
}

function Fields({ uid, email, account }: DetailsFormProps & { readonly account: OwnAccount }) {
  // What is typed stands until it is saved, whatever arrives meanwhile.
  const [typed, setTyped] = useState<{ nickname?: string; phone?: string }>({});
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const nickname = typed.nickname ?? account.nickname;
  const phone = typed.phone ?? account.phone;
  const goodName = parseNickname(nickname);
  // One that somebody has had since before stays theirs.
  const problem = goodName === null || goodName === account.nickname ? null : nicknameProblemOf(goodName);
  const goodPhone = phone.trim() === '' ? '' : parseMobileNumber(phone);

  const refusal = problem === null ? null : nicknameText[problem];
  const nicknameError = goodName === null ? text.nicknameInvalid : refusal;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (goodName === null || problem !== null || goodPhone === null || isSaving) return;
    setSaving(true);
    const saved = await saveAccount(uid, { nickname: goodName, phone: goodPhone });
    setSaving(false);
    if (saved.ok) setTyped({});
    toasts.show(
      saved.ok ? { title: text.saved, tone: 'ok' } : { title: accountSavingText[saved.code], tone: 'error' },
    );
  };
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label={text.nickname}
          hint={text.nicknameHint}
          autoComplete="nickname"
          value={nickname}
          error={isChecked ? nicknameError : null}
          onChange={(event) => setTyped({ ...typed, nickname: event.currentTarget.value })}
        />
        <TextField
          label={text.phone}
          mark={commonText.optional}
          hint={text.phoneHint}
          type="tel"
          autoComplete="tel"
          placeholder={text.phonePlaceholder}
          value={phone}
          error={isChecked && goodPhone === null ? text.phoneInvalid : null}
          onChange={(event) => setTyped({ ...typed, phone: event.currentTarget.value })}
        />
        <TextField label={text.email} hint={text.emailHint} type="email" value={email} readOnly />
        <Button type="submit" isLoading={isSaving}>
          {commonText.save}
        </Button>
      </form>
    </Card>
  );
}

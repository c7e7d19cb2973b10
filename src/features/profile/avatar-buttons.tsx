import { useRef, useState } from 'react';
import { formatComing } from '#domain/format/format-coming.ts';
import type { UserId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { accountSavingText } from '#i18n/ko/account-saving.ts';
import { profileText } from '#i18n/ko/profile.ts';
import { saveAccount, saveAvatar } from '#services/account/account-actions.ts';
import { browserPhotoTools } from '#services/photo/browser-photo-tools.ts';
import { preparePhoto, type PhotoProblem, type PreparedPhoto } from '#services/photo/prepare-photo.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './profile.module.css';

const text = profileText.photo;

export interface AvatarButtonsProps {
  readonly uid: UserId;
  readonly hasPhoto: boolean;
}

/** Changing and removing one's picture. */
export function AvatarButtons({ uid, hasPhoto }: AvatarButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const changing = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<string | null>, done: string) => {
    setBusy(true);
    const problem = await work();
    setBusy(false);
    toasts.show(problem === null ? { title: done, tone: 'ok' } : { title: problem, tone: 'error' });
  };
  const change = (file: File) =>
    run(async () => {
      const photo = await madeReady(file);
      if (!photo.ok) return text.problem[photo.code];
      const saved = await saveAvatar(uid, photo.value.blob);
      if (saved.ok) return null;
      return saved.code === 'held'
        ? text.held(formatComing(saved.until, millis(Date.now())))
        : accountSavingText[saved.code];
    }, text.saved);
  const remove = () =>
    run(async () => {
      const saved = await saveAccount(uid, { photoUrl: null });
      return saved.ok ? null : accountSavingText[saved.code];
    }, text.removed);

  return (
    <div className={styles.photoButtons}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="avatar-file"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again after a failure.
          event.currentTarget.value = '';
          if (file) void change(file);
        }}
      />
      <Button
        ref={changing}
        variant="secondary"
        size="small"
        isLoading={isBusy}
        onClick={() => input.current?.click()}
      >
        {text.change}
      </Button>
      {hasPhoto ? (
        <Button
          variant="ghost"
          size="small"
          // It keeps the focus of whoever has pressed it.
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => {
            if (isBusy) return;
            focusBesideOnceGone(currentTarget, changing.current);
            void remove();
          }}
        >
          {text.remove}
        </Button>
      ) : null}
    </div>
  );
}

async function madeReady(file: File): Promise<Result<PreparedPhoto, PhotoProblem>> {
  try {
    return await preparePhoto(file, browserPhotoTools, 'avatar');
  } catch (error) {
    console.error('the picture was not made ready', error);
    return err('unreadable');
  }
}

import { useId, useState, type FormEvent } from 'react';
import { photosOf } from '#data/local/queries/own-gold-queries.ts';
import { saveFile } from '#device/save-file.ts';
import type { OwnPiece } from '#domain/own-gold/own-piece.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { makeBackup } from '#services/own-gold/backup.ts';
import type { OwnGold } from '#sync/commands/keep-own-gold.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';

const text = ownGoldText.backup;
/** Somebody with the file may try as often as they like. */
const LEAST_CHARS = 10;

export interface ExportSheetProps {
  readonly gold: OwnGold;
  readonly pieces: readonly OwnPiece[];
  readonly isOpen: boolean;
  readonly onClose: (isWorking: boolean) => void;
}

/**
 * Locks all pieces into a file; the passphrase is typed twice, since nobody can tell it again, and is not changed
 * while the file is made.
 */
export function ExportSheet({ gold, pieces, isOpen, onClose }: ExportSheetProps) {
  const formId = useId();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<keyof typeof text.makeFailure | null>(null);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const isStillThere = useStillThere(isOpen);
  const isChecked = attempt > 0;
  const isShort = [...passphrase.normalize('NFC')].length < LEAST_CHARS;
  const differs = passphrase.normalize('NFC') !== again.normalize('NFC');

  const make = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isShort || differs || isBusy) return;
    setBusy(true);
    setFailure(null);
    const failed = await madeOrNot();
    setBusy(false);
    if (failed !== null && isStillThere()) {
      setFailure(failed);
      return;
    }
    toasts.show(
      failed === null ? { title: text.made, tone: 'ok' } : { title: text.makeFailure[failed], tone: 'error' },
    );
    onClose(false);
  };
  const madeOrNot = async (): Promise<keyof typeof text.makeFailure | null> => {
    try {
      const file = await makeBackup(pieces, await photosOf(gold.db, gold.owner), passphrase);
      if (!file.ok) return file.code;
      saveFile(file.value, text.fileName(seoulDate(realEnvironment.now())));
      return null;
    } catch (error) {
      console.error('the file was not made', error);
      return 'failed';
    }
  };

  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => onClose(isBusy)}
      title={text.exportTitle}
      description={text.warning}
      closeLabel={commonText.close}
      footer={
        <Button type="submit" form={formId} isFullWidth isLoading={isBusy}>
          {text.make}
        </Button>
      }
    >
      <form id={formId} ref={formRef} onSubmit={(event) => void make(event)} noValidate>
        <Stack>
          {failure ? (
            <Notice tone="error" role="alert">
              {text.makeFailure[failure]}
            </Notice>
          ) : null}
          <TextField
            label={text.passphrase}
            type="password"
            autoComplete="off"
            hint={text.passphraseHint}
            readOnly={isBusy}
            value={passphrase}
            error={isChecked && isShort ? text.tooShort : null}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
          />
          <TextField
            label={text.again}
            type="password"
            autoComplete="off"
            readOnly={isBusy}
            value={again}
            error={isChecked && !isShort && differs ? text.differs : null}
            onChange={(event) => setAgain(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Sheet>
  );
}

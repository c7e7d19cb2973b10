import { useId, useRef, useState, type FormEvent } from 'react';
import type { RefusedPiece } from '#domain/own-gold/read-piece.ts';
import { commonText } from '#i18n/ko/common.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { readBackup, type ReadBackup } from '#services/own-gold/backup.ts';
import { bringPieces, type Brought, type OwnGold } from '#sync/commands/keep-own-gold.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import styles from './own-gold.module.css';

const text = ownGoldText.backup;
type Problem = keyof typeof text.problem;

interface Result {
  readonly brought: Brought;
  readonly refused: readonly RefusedPiece[];
}

export interface ImportSheetProps {
  readonly gold: OwnGold;
  readonly isOpen: boolean;
  readonly onClose: (isWorking: boolean) => void;
}

/** Takes pieces in from a file; whatever is wrong with it, what is on this device stays. */
export function ImportSheet({ gold, isOpen, onClose }: ImportSheetProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const isStillThere = useStillThere(isOpen);

  const bring = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (file === null || passphrase === '' || isBusy) return;
    setBusy(true);
    setProblem(null);
    const read = await readOrSay(file, passphrase);
    const brought = read.ok ? await bringPieces(gold, read.value.brought) : read;
    setBusy(false);
    const come = read.ok && brought.ok ? { brought: brought.value, refused: read.value.refused } : null;
    if (isStillThere()) {
      setResult(come);
      if (!brought.ok) setProblem(brought.code);
      return;
    }
    if (!brought.ok) toasts.show({ title: text.problem[brought.code], tone: 'error' });
    if (come) tellOf(come);
    onClose(false);
  };

  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => onClose(isBusy)}
      title={text.importTitle}
      closeLabel={commonText.close}
      footer={
        result ? (
          <Button isFullWidth onClick={() => onClose(false)}>
            {commonText.done}
          </Button>
        ) : (
          <Button type="submit" form={formId} isFullWidth isLoading={isBusy}>
            {text.read}
          </Button>
        )
      }
    >
      {result ? (
        <Outcome result={result} />
      ) : (
        <form id={formId} onSubmit={(event) => void bring(event)} noValidate>
          <Stack>
            {problem ? (
              <Notice tone="error" role="alert">
                {text.problem[problem]}
              </Notice>
            ) : null}
            <div role="group" aria-label={text.file} className={styles.photoField}>
              <input
                ref={input}
                type="file"
                hidden
                aria-label={text.file}
                onChange={(event) => {
                  setFile(event.target.files?.[0] ?? null);
                  setProblem(null);
                }}
              />
              <Button variant="secondary" onClick={() => input.current?.click()}>
                {text.chooseFile}
              </Button>
              <p role="status" className={styles.small}>
                {file?.name ?? ''}
              </p>
              {isChecked && file === null ? (
                <p role="alert" className={styles.error}>
                  {text.noFile}
                </p>
              ) : null}
            </div>
            <TextField
              label={text.passphrase}
              type="password"
              autoComplete="off"
              value={passphrase}
              error={isChecked && passphrase === '' ? text.enter : null}
              onChange={(event) => setPassphrase(event.currentTarget.value)}
            />
          </Stack>
        </form>
      )}
    </Sheet>
  );
}

/** Two may be wrong in the same way: that is said once, and counted in the title. */
const reasonsOf = (refused: Result['refused']): readonly string[] => [
  ...new Set(
    refused.map(({ name, field, problem }) =>
      text.refused(name, ownGoldText.field[field], ownGoldText.problem[problem]),
    ),
  ),
];

const isNothing = ({ added, renewed, left }: Brought): boolean => added + renewed + left === 0;

function Outcome({ result: { brought, refused } }: { readonly result: Result }) {
  return (
    <Stack>
      <Notice tone={isNothing(brought) ? 'info' : 'ok'} role="status">
        {isNothing(brought) ? text.nothing : `${text.brought} ${countsOf(brought)}`}
      </Notice>
      {refused.length > 0 ? (
        <Notice tone="error" title={text.refusedTitle(refused.length)}>
          <ul>
            {reasonsOf(refused).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </Stack>
  );
}

const countsOf = ({ added, renewed, left }: Brought): string => text.result(added, renewed, left);

/** A file may hold hundreds that are wrong. */
const REASONS_TOLD = 3;

/** The same for whoever has closed the sheet meanwhile. */
function tellOf({ brought, refused }: Result): void {
  toasts.show(
    isNothing(brought)
      ? { title: text.nothing, tone: 'info' }
      : { title: text.brought, body: countsOf(brought), tone: 'ok' },
  );
  if (refused.length === 0) return;
  const body = reasonsOf(refused).slice(0, REASONS_TOLD).join(' ');
  toasts.show({ title: text.refusedTitle(refused.length), body, tone: 'error' });
}

/** A file may be gone, or in a cloud that cannot be reached. */
async function readOrSay(
  file: File,
  passphrase: string,
): Promise<{ ok: true; value: ReadBackup } | { ok: false; code: Problem }> {
  try {
    return await readBackup(file, passphrase, realEnvironment.now());
  } catch (error) {
    console.error('the file was not read', error);
    return { ok: false, code: 'unreadable' };
  }
}

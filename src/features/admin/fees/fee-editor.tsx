import Plus from 'lucide-react/icons/plus';
import { useState, type FormEvent } from 'react';
import { formatDay } from '#domain/format/format-time.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import { FEE_TABLE_LIMITS, problemOfFeeTable } from '#domain/gold/fee-table-edit.ts';
import { commonText } from '#i18n/ko/common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { useAddFeeTable } from '#services/desk/use-desk-call.ts';
import { useKeptValue } from '#services/forms/use-kept-value.ts';
import { useOvertaken } from '#services/forms/use-overtaken.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from '../desk/desk.module.css';
import {
  feeChanges,
  feeFormOf,
  isBegunBefore,
  keptFeeForm,
  movedUp,
  newLine,
  tableEditOf,
  type FeeForm,
  type RuleLine,
} from './fee-form.ts';
import { FeePreview } from './fee-preview.tsx';
import { RuleFields } from './rule-fields.tsx';

const text = deskText.fee;

export interface FeeEditorProps {
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  /** The table in force, with which the form begins. */
  readonly table: FeeTable;
}

/** Writes the next fee table. */
export function FeeEditor({ today, table }: FeeEditorProps) {
  const kept = useKeptValue('fee-table');
  // What was added stays to look at, and as the beginning of the next one.
  const [added, setAdded] = useState<FeeForm | null>(null);
  const form = keptFeeForm(kept.stored) ?? added ?? feeFormOf(table, today);
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const [isAsking, setIsAsking] = useState(false);
  const [failed, setFailed] = useActionError();
  const { isBusy, send } = useAddFeeTable(JSON.stringify(form));

  const edit = tableEditOf(form);
  const problem = problemOfFeeTable(edit, today);
  const changes = feeChanges(table, edit.rules);
  const isOver = isBegunBefore(kept.stored, table.id);
  const isTold = useOvertaken(kept, { isOver, hasChanges: changes.length > 0 });
  const change = (next: Partial<FeeForm>) => {
    kept.keep({ ...form, ...next, of: table.id });
    setFailed(null);
  };
  const changeLine = (key: number, next: Partial<RuleLine>) =>
    change({ lines: form.lines.map((line) => (line.key === key ? { ...line, ...next } : line)) });

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    setIsAsking(problem === null);
  };
  const save = async () => {
    const answer = await send(edit);
    setIsAsking(false);
    // Once it is added the same again is no other table.
    if (answer === null) return;
    if (answer.ok) {
      toasts.show({ title: text.saved, tone: 'ok' });
      setAttempt(0);
      setAdded(form);
      kept.clear();
      return;
    }
    const sentence = wordsOf(answer.code);
    const rule = 'rule' in answer ? answer.rule : null;
    setFailed(rule === null ? sentence : text.atRule(rule + 1, sentence));
  };

  const shown = attempt > 0 ? problem : null;
  return (
    <form
      ref={formRef}
      className={classNames(cardClass({ isSnug: true }), styles.form)}
      noValidate
      aria-label={text.form}
      onSubmit={ask}
    >
      <div className={styles.fields}>
        <TextField
          label={text.date}
          type="date"
          min={today}
          value={form.date}
          error={shown !== null && shown.rule === null ? deskText.feeRefusal[shown.code] : null}
          onChange={(event) => change({ date: event.currentTarget.value })}
        />
      </div>
      {form.lines.map((line, index) => (
        <RuleFields
          key={line.key}
          {...{ line, index }}
          isOnly={form.lines.length === 1}
          error={shown?.rule === index ? deskText.feeRefusal[shown.code] : null}
          onChange={(next) => changeLine(line.key, next)}
          onUp={() => change({ lines: movedUp(form.lines, index) })}
          onRemove={() => change({ lines: form.lines.filter(({ key }) => key !== line.key) })}
        />
      ))}
      <div className={styles.actions}>
        {form.lines.length < FEE_TABLE_LIMITS.rules ? (
          <Button
            variant="secondary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => change({ lines: [...form.lines, newLine(form.lines)] })}
          >
            {text.add}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={() => change({ lines: feeFormOf(table, today).lines })}>
          {text.restore}
        </Button>
      </div>
      <FeePreview changes={changes} />
      {isTold ? (
        <Notice tone="info" role="status">
          {text.overtaken}
        </Notice>
      ) : null}
      {shown === null || shown.rule === null ? null : (
        <Notice tone="error" role="alert">
          {text.atRule(shown.rule + 1, deskText.feeRefusal[shown.code])}
        </Notice>
      )}
      {failed === null ? null : (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit">{text.submit}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.confirmTitle}
        body={text.confirmBody(formatDay(form.date))}
        confirmLabel={text.submit}
        cancelLabel={commonText.cancel}
        isBusy={isBusy}
        onConfirm={() => void save()}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}

type Code = keyof typeof deskText.callRefusal | keyof typeof deskText.feeRefusal;

const wordsOf = (code: Code): string => ({ ...deskText.callRefusal, ...deskText.feeRefusal })[code];

import { useState, type FormEvent } from 'react';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { isUnusualPrice, PRICE_EDIT_LIMITS, refusalOfPrice } from '#domain/gold/price-edit.ts';
import { WonField } from '#fields/won-field.tsx';
import { deskText } from '#i18n/ko/desk.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useSetGoldPrice } from '#services/desk/use-desk-call.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { cardClass } from '#ui/layout/card-class.ts';
import { toasts } from '#ui/toast/toasts.ts';
import styles from '../desk/desk.module.css';
import { editOf, emptyPriceForm, fieldOf, PRICE_FIELDS, type PriceForm } from './price-form.ts';

const text = deskText.price;
const SOURCE_LIMIT = textLimit(PRICE_EDIT_LIMITS.sourceChars);

export interface PriceEditorProps {
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  /** What the app shows now. */
  readonly last: GoldPrice | null;
}

/** Sets the price of a day. */
export function PriceEditor({ today, last }: PriceEditorProps) {
  const kept = useKeptForm('gold-price', PRICE_FIELDS);
  // Mostly the next one has the source of the one before, which is not back from the server yet.
  const [ownSource, setOwnSource] = useState<string | null>(null);
  const source = ownSource ?? last?.source ?? '';
  const form: PriceForm = { ...emptyPriceForm(today, source), ...Object.fromEntries(kept.form) };
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  const isTried = attempt > 0;
  const [isSure, setIsSure] = useState(false);
  const [failed, setFailed] = useActionError();
  const { isBusy, send } = useSetGoldPrice(JSON.stringify(form));
  // The form is empty again: a press that comes right after is no wish for nothing.
  const [isSaved, setSaved] = useState(false);

  const edit = editOf(form);
  const refusal = refusalOfPrice(edit, today);
  const isUnusual = refusal === null && isUnusualPrice(edit, last);
  const change = (next: Partial<PriceForm>) => {
    // With its day: figures that are found again tomorrow are still today's. A source that nobody has
    // typed is not kept: the price that it comes from may still be on its way.
    const changed = { date: form.date, ...next };
    kept.change(
      ...PRICE_FIELDS.flatMap((field) => {
        const typed = changed[field];
        return typed === undefined ? [] : [[field, typed] as const];
      }),
    );
    setIsSure(false);
    setFailed(null);
    setSaved(false);
  };
  const errorOf = (field: keyof PriceForm): string | null =>
    isTried && refusal !== null && fieldOf(refusal) === field ? deskText.priceRefusal[refusal] : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaved) return;
    setAttempt(attempt + 1);
    setFailed(null);
    if (refusal !== null || (isUnusual && !isSure)) return;
    const answer = await send(edit);
    if (answer === null) return;
    if (!answer.ok) {
      setFailed(wordsOf(answer.code));
      return;
    }
    toasts.show({ title: text.saved, tone: 'ok' });
    setOwnSource(form.source);
    setAttempt(0);
    // What was typed meanwhile is another price.
    if (!kept.clear()) return;
    setIsSure(false);
    setSaved(true);
  };
  return (
    <form
      ref={formRef}
      className={classNames(cardClass({ isSnug: true }), styles.form)}
      noValidate
      aria-label={text.form}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.fields}>
        <TextField
          label={text.date}
          type="date"
          value={form.date}
          error={errorOf('date')}
          onChange={(event) => change({ date: event.currentTarget.value })}
        />
        <WonField
          label={text.buy}
          max={PRICE_EDIT_LIMITS.won}
          value={form.buy}
          error={errorOf('buy')}
          onValueChange={(buy) => change({ buy })}
        />
        <WonField
          label={text.sell}
          max={PRICE_EDIT_LIMITS.won}
          value={form.sell}
          error={errorOf('sell')}
          onValueChange={(sell) => change({ sell })}
        />
        <TextField
          label={text.source}
          hint={text.sourceHint}
          autoComplete="off"
          value={form.source}
          limit={SOURCE_LIMIT}
          // One that is too long says so by itself.
          error={form.source.trim() === '' ? errorOf('source') : null}
          onChange={(event) => change({ source: event.currentTarget.value })}
        />
      </div>
      {isUnusual ? (
        <Checkbox
          label={text.unusual}
          detail={text.unusualDetail}
          error={isTried && !isSure ? text.unusualRequired : null}
          isChecked={isSure}
          onCheckedChange={setIsSure}
        />
      ) : null}
      {failed === null ? null : (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" isLoading={isBusy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

type Code = keyof typeof deskText.callRefusal | keyof typeof deskText.priceRefusal;

const wordsOf = (code: Code): string => ({ ...deskText.callRefusal, ...deskText.priceRefusal })[code];

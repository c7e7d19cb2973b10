import { useState, type SyntheticEvent } from 'react';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { spellWon } from '#domain/format/won-words.ts';
import { dateOf, perDon, sideOf } from '#domain/gold/price-span.ts';
import {
  isReached,
  isTarget,
  PRICE_TARGET_LIMITS as LIMITS,
  TARGET_DIRECTIONS,
  type PriceTarget,
} from '#domain/gold/price-target.ts';
import type { PricePoint } from '#domain/gold/price-year.ts';
import { won } from '#domain/units.ts';
import { WonField } from '#fields/won-field.tsx';
import { priceTargetsText as text } from '#i18n/ko/price-targets.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';
import { useConnection } from '#session/use-connection.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { useWish } from '#session/use-wish.ts';
import { Button } from '#ui/action/button.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { useActionError } from '#ui/feedback/use-action-error.ts';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './gold-price.module.css';
import { keepPriceTarget } from './use-price-targets.ts';

const SIDES = (['sell', 'buy'] as const).map((value) => ({ value, label: text.side[value] }));
const DIRECTIONS = TARGET_DIRECTIONS.map((value) => ({ value, label: text.direction[value] }));

const FIELDS = ['side', 'direction', 'amount'] as const;

export interface TargetFormProps {
  readonly db: OwnDatabase;
  /** The newest price that this device has. */
  readonly last: PricePoint;
}

/** "1돈 팔 때 80만원이 되면 알려줘"; kept on the device at once, with a network or without. */
export function TargetForm({ db, last }: TargetFormProps) {
  const { kind } = useConnection();
  const kept = useKeptForm('price-target', FIELDS);
  const [chosen, setChosen] = useState<Partial<Pick<PriceTarget, 'side' | 'direction'>>>({});
  const [error, setError] = useActionError();
  const [attempt, setAttempt] = useState(0);
  const formRef = useFirstInvalid<HTMLFormElement>(attempt);
  // The form is empty again: a press that comes right after is no wish for nothing.
  const [isAdded, setAdded] = useState(false);
  const amount = kept.form.get('amount') ?? '';
  const side = chosen.side ?? (kept.form.get('side') === 'buy' ? 'buy' : 'sell');
  const direction = chosen.direction ?? (kept.form.get('direction') === 'down' ? 'down' : 'up');
  const target = { side, direction, perDon: won(Number(amount)) };
  const wish = useWish(JSON.stringify(target));

  // The choice alone is nothing that could be lost.
  const keep = (typed: Readonly<Record<(typeof FIELDS)[number], string>>) =>
    typed.amount === ''
      ? kept.clear()
      : kept.change(...FIELDS.map((field) => [field, typed[field]] as const));
  const choose = (choice: typeof chosen) => {
    setChosen({ side, direction, ...choice });
    if (amount !== '') keep({ amount, side, direction, ...choice });
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAdded) return;
    const answer = await wish.fulfil(async () => {
      const refusal = await keepPriceTarget(db, target, true);
      return { ok: refusal === null, refusal };
    });
    if (answer === null) return;
    const { refusal } = answer;
    if (refusal === 'failed') {
      toasts.show({ title: text.notKept, tone: 'error' });
      return;
    }
    setError(refusal && wordsOf(refusal));
    setAttempt(attempt + 1);
    if (refusal !== null) return;
    toasts.show({ title: kind === 'offline' ? text.addedOffline : text.added, tone: 'ok' });
    // What was typed meanwhile is another target.
    if (!kept.clear()) return;
    setAdded(true);
    setChosen({ side, direction });
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <RadioGroup
        label={text.side.label}
        options={SIDES}
        value={side}
        onValueChange={(value) => choose({ side: value })}
        isInline
      />
      <RadioGroup
        label={text.direction.label}
        options={DIRECTIONS}
        value={direction}
        onValueChange={(value) => choose({ direction: value })}
        isInline
      />
      <WonField
        label={text.amount}
        max={LIMITS.max}
        hint={
          isTarget(target) && isReached(target, last)
            ? text.reached(formatDay(dateOf(last)))
            : text.price(formatDay(dateOf(last)), formatWon(perDon(sideOf(last, side))))
        }
        value={amount}
        error={error}
        onValueChange={(digits) => {
          keep({ amount: digits, side, direction });
          setError(null);
          setAdded(false);
        }}
      />
      <Button type="submit" isFullWidth>
        {text.add}
      </Button>
    </form>
  );
}

const wordsOf = (refusal: 'invalid' | 'full'): string =>
  refusal === 'full' ? text.full(LIMITS.most) : text.invalid(spellWon(LIMITS.min), spellWon(LIMITS.max));

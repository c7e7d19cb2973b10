import type { ReactNode } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { rememberWeightUnit } from '#device/weight-unit.ts';
import { WeightField } from '#fields/weight-field.tsx';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { cardClass } from '#ui/layout/card-class.ts';
import type { AmountLine } from './exchange-form.ts';
import type { LineErrors } from './form-check.ts';
import styles from './request.module.css';

const text = exchangeText.amount;

export interface AmountFieldsProps {
  /** What the line is called: "품목 1". */
  readonly name: string;
  readonly line: AmountLine;
  readonly errors: LineErrors | undefined;
  readonly onChange: (change: Partial<AmountLine>) => void;
  /** Left out where it is the only one. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined;
  /** Fields before the amount, and below it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** One line of gold: so heavy, so many. */
export function AmountFields({ name, line, errors, onChange, remove, before, after }: AmountFieldsProps) {
  return (
    <fieldset className={classNames(cardClass({ isSnug: true }), styles.line)}>
      <legend className={styles.lineName}>{name}</legend>
      {remove ? (
        <div className={styles.remove}>
          <IconButton
            label={remove.label}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              remove.onRemove();
            }}
          />
        </div>
      ) : null}
      {before}
      <div className={styles.amount}>
        <WeightField
          label={text.weight}
          unit={line.unit}
          value={line.weight}
          onMeasureChange={(weight, unit) => {
            if (unit !== line.unit) rememberWeightUnit(unit);
            onChange({ weight, unit });
          }}
          error={errors?.weight ?? null}
        />
        <NumberField
          label={text.count}
          isWhole
          value={line.count}
          onValueChange={(typed) => onChange({ count: typed })}
          error={errors?.count ?? null}
        />
      </div>
      {after}
    </fieldset>
  );
}

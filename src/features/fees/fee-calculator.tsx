import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useWeightUnit } from '#device/weight-unit.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { feeFor } from '#domain/gold/fee-rule.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import { WeightField } from '#fields/weight-field.tsx';
import { feesText as text } from '#i18n/ko/fees.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './fees.module.css';
import { readWeight, type WeightInput } from './read-weight.ts';

export interface FeeCalculatorProps {
  readonly table: FeeTable;
  /** What may be done with a weight that has been worked out: carry it into a request, or ask a store. */
  readonly actions: (amount: string, isInquiry: boolean) => ReactNode;
}

/** The quick calculator: the fee follows every key, and what is no weight says so without taking it away. */
export function FeeCalculator({ table, actions }: FeeCalculatorProps) {
  const headingId = useId();
  const [unit, setUnit] = useWeightUnit('don');
  const [typed, setTyped] = useState('');
  const input = readWeight(typed, unit);
  return (
    <Card look="gold">
      <section className={styles.calculator} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {text.calculator}
        </h2>
        <WeightField
          label={text.weight}
          enterKeyHint="done"
          unit={unit}
          value={typed}
          onMeasureChange={(weight, chosen) => {
            setTyped(weight);
            if (chosen !== unit) setUnit(chosen);
          }}
          placeholder={text.weightPlaceholder[unit]}
          hint={text.weightHint}
          error={input.kind === 'invalid' ? text.weightError : null}
        />
        <Result input={input} table={table} actions={actions} />
      </section>
    </Card>
  );
}

function Result({ input, table, actions }: FeeCalculatorProps & { readonly input: WeightInput }) {
  if (input.kind !== 'weight') {
    return (
      <output className={styles.result}>
        <span className={styles.resultHint}>{text.resultEmpty}</span>
      </output>
    );
  }
  const fee = feeFor(table, input.weight);
  return (
    <>
      <output className={styles.result}>
        <span className={styles.resultWeight}>{formatWeight(input.weight)}</span>
        <span className={styles.resultLabel}>{text.result}</span>
        <strong className={`${styles.resultFee} tabular`}>
          {fee === null ? text.inquiry : formatWon(fee)}
        </strong>
        {fee === null ? <span className={styles.resultHint}>{text.inquiryDetail}</span> : null}
      </output>
      {actions(input.amount, fee === null)}
    </>
  );
}

import { useState } from 'react';
import { lastDays, PERIOD_DAYS, periodBetween, type Period } from '#domain/statistics/period.ts';
import { statisticsText as text } from '#i18n/ko/statistics.ts';
import { Chip, ChipRow } from '#ui/action/chip.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './statistics.module.css';

export interface PeriodPickerProps {
  readonly period: Period;
  readonly today: string;
  /** A number is of the last days, whichever day it is by then. */
  readonly onChange: (chosen: Period | number) => void;
}

/** The last days, or two dates. */
export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const [typed, setTyped] = useState<Period | null>(null);
  const type = (next: Period) => {
    setTyped(next);
    const chosen = periodBetween(next.from, next.to);
    if (chosen) onChange(chosen);
  };
  const isInvalid = typed !== null && periodBetween(typed.from, typed.to) === null;
  return (
    <div className={styles.picker}>
      <ChipRow label={text.period}>
        {PERIOD_DAYS.map((days) => {
          const { from } = lastDays(days, today);
          return (
            <Chip
              key={days}
              isSelected={typed === null && period.from === from && period.to === today}
              onToggle={() => {
                setTyped(null);
                onChange(days);
              }}
            >
              {text.lastDays[days]}
            </Chip>
          );
        })}
        <Chip isSelected={typed !== null} onToggle={() => setTyped(typed ?? period)}>
          {text.ownPeriod}
        </Chip>
      </ChipRow>
      {typed === null ? null : (
        <div className={styles.dates}>
          <TextField
            label={text.from}
            type="date"
            max={today}
            value={typed.from}
            error={isInvalid ? text.periodInvalid : null}
            onChange={(event) => type({ ...typed, from: event.currentTarget.value })}
          />
          <TextField
            label={text.to}
            type="date"
            max={today}
            value={typed.to}
            onChange={(event) => type({ ...typed, to: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}

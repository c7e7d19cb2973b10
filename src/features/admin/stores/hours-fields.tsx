import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { storesText } from '#i18n/ko/stores.ts';
import { Button } from '#ui/action/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { DayLine } from './store-form.ts';
import styles from './stores.module.css';

export interface HoursFieldsProps {
  readonly days: readonly DayLine[];
  /** What is wrong with a day, by its place in the week. */
  readonly errorOf: (day: number) => string | null;
  readonly onChange: (days: readonly DayLine[]) => void;
  readonly onCopy: () => void;
}

/** A week of opening hours, Sunday first. */
export function HoursFields({ days, errorOf, onChange, onCopy }: HoursFieldsProps) {
  const change = (index: number, next: Partial<DayLine>) =>
    onChange(days.map((day, at) => (at === index ? { ...day, ...next } : day)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.hours}</legend>
      {storesText.days.map((name, index) => {
        const day = days[index];
        return day === undefined ? null : (
          <div key={name} className={styles.day}>
            <Checkbox
              label={text.open(name)}
              isChecked={day.isOpen}
              onCheckedChange={(isOpen) => change(index, { isOpen })}
            />
            {day.isOpen ? (
              <div className={styles.times}>
                <TextField
                  label={text.from(name)}
                  type="time"
                  value={day.opens}
                  onChange={(event) => change(index, { opens: event.currentTarget.value })}
                />
                <TextField
                  label={text.to(name)}
                  type="time"
                  value={day.closes}
                  error={errorOf(index)}
                  onChange={(event) => change(index, { closes: event.currentTarget.value })}
                />
              </div>
            ) : null}
          </div>
        );
      })}
      <Button variant="secondary" size="small" onClick={onCopy}>
        {text.copyHours}
      </Button>
    </fieldset>
  );
}

import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { formatDay } from '#domain/format/format-time.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './stores.module.css';

export interface HolidayFieldsProps {
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  readonly holidays: readonly string[];
  readonly error: string | null;
  readonly onChange: (holidays: readonly string[]) => void;
}

/** The days to come on which the store is shut. */
export function HolidayFields({ today, holidays, error, onChange }: HolidayFieldsProps) {
  const [date, setDate] = useState('');
  const coming = holidays.filter((day) => day >= today);
  const add = () => {
    if (date < today) return;
    onChange([...new Set([...coming, date])].toSorted());
    setDate('');
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.holidays}</legend>
      {coming.length === 0 ? (
        <p className={styles.quiet}>{text.holidaysNone}</p>
      ) : (
        <ul className={styles.holidays}>
          {coming.map((day) => (
            <li key={day}>
              <span className="tabular">{formatDay(day)}</span>
              <IconButton
                label={text.removeHoliday(formatDay(day))}
                icon={<Trash2 size={20} aria-hidden="true" />}
                onClick={() => onChange(coming.filter((one) => one !== day))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.times}>
        <TextField
          label={text.holiday}
          type="date"
          min={today}
          value={date}
          error={error}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button variant="secondary" onClick={add} disabled={date < today}>
          {text.addHoliday}
        </Button>
      </div>
    </fieldset>
  );
}

import Trash2 from 'lucide-react/icons/trash-2';
import { formatDay } from '#domain/format/format-time.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field/text-field.tsx';
import type { StoreForm } from './store-form.ts';
import styles from './stores.module.css';

export interface HolidayFieldsProps {
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  readonly holidays: readonly string[];
  /** The day that is being chosen. */
  readonly holiday: string;
  readonly error: string | null;
  readonly onChange: (change: Partial<Pick<StoreForm, 'holidays' | 'holiday'>>) => void;
}

/** The days to come on which the store is shut. */
export function HolidayFields({ today, holidays, holiday, error, onChange }: HolidayFieldsProps) {
  const coming = holidays.filter((day) => day >= today);
  const add = () => {
    if (holiday < today) return;
    onChange({ holidays: [...new Set([...coming, holiday])].toSorted(), holiday: '' });
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
                onClick={({ currentTarget }) => {
                  focusBesideOnceGone(currentTarget);
                  onChange({ holidays: coming.filter((one) => one !== day) });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classNames(styles.times, styles.dayOff)}>
        <TextField
          label={text.holiday}
          type="date"
          min={today}
          value={holiday}
          error={error}
          onChange={(event) => onChange({ holiday: event.currentTarget.value })}
        />
        <Button variant="secondary" onClick={add} disabled={holiday < today}>
          {text.addHoliday}
        </Button>
      </div>
    </fieldset>
  );
}

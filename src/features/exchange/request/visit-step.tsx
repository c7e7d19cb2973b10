import { spellPhoneNumber } from '#domain/account/phone-number.ts';
import { formatShortDayName } from '#domain/format/format-short-day.ts';
import { formatMinuteOfDay } from '#domain/format/format-time.ts';
import type { StoreId } from '#domain/ids.ts';
import type { Store } from '#domain/store/store.ts';
import type { Millis } from '#domain/units.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { NO_SLOT, type SlotLine } from './exchange-form.ts';
import type { SlotError } from './form-check.ts';
import styles from './request.module.css';
import type { StepProps } from './step-props.ts';
import { offeredSlot, visitDays, visitMinutes } from './visit-slots.ts';

const text = exchangeText.visit;

export interface VisitStepProps extends StepProps {
  readonly stores: readonly Store[];
  readonly now: Millis;
}

/** Third step: where, when, and under which number. */
export function VisitStep({ form, errors, onChange, stores, now }: VisitStepProps) {
  const store = stores.find(({ id }) => id === form.storeId);
  const changeSlot = (index: number, next: SlotLine) =>
    onChange({ slots: form.slots.map((slot, at) => (at === index ? next : slot)) });
  // A time that the new store does not have is not kept unseen.
  const chooseStore = (storeId: StoreId) => {
    const chosen = stores.find(({ id }) => id === storeId);
    if (chosen) onChange({ storeId, slots: form.slots.map((slot) => offeredSlot(chosen, slot, now)) });
  };
  return (
    <div className={styles.lines}>
      <RadioGroup
        label={text.store}
        options={stores.map(({ id, name, address }) => ({ value: id, label: name, detail: address }))}
        value={store?.id ?? null}
        onValueChange={chooseStore}
        error={errors.store}
      />
      {store
        ? form.slots.map((slot, index) => (
            <SlotFields
              key={SLOT_KEYS[index]}
              {...{ index, slot, store, now }}
              error={errors.slot?.index === index ? errors.slot : null}
              onChange={(next) => changeSlot(index, next)}
            />
          ))
        : null}
      <TextField
        label={text.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={form.phone ?? ''}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
        onBlur={({ currentTarget: { value } }) => {
          const spelled = spellPhoneNumber(value);
          if (spelled !== value) onChange({ phone: spelled });
        }}
        hint={text.phoneHint}
        error={errors.phone ?? null}
      />
    </div>
  );
}

/** Three places that never move. */
const SLOT_KEYS = ['first', 'second', 'third'] as const;

interface SlotFieldsProps {
  readonly index: number;
  readonly slot: SlotLine;
  readonly store: Store;
  readonly now: Millis;
  readonly error: SlotError | null;
  readonly onChange: (slot: SlotLine) => void;
}

function SlotFields({ index, slot, store, now, error, onChange }: SlotFieldsProps) {
  const days = visitDays(store, now).map(({ date, at }) => ({ value: date, label: formatShortDayName(at) }));
  const minutes = visitMinutes(store, slot.day, now).map((minute) => ({
    value: String(minute),
    label: formatMinuteOfDay(minute),
  }));
  const isOptional = index > 0;
  return (
    <div className={styles.slot} role="group" aria-label={text.slot(index + 1)}>
      <SelectField
        label={text.day(index + 1)}
        {...(isOptional ? { mark: commonText.optional } : {})}
        placeholder={text.dayPlaceholder}
        options={isOptional ? [...days, ...NONE] : days}
        value={days.some(({ value }) => value === slot.day) ? slot.day : null}
        error={error?.field === 'day' ? error.words : null}
        onValueChange={(day) =>
          onChange(day === NO_DAY ? NO_SLOT : offeredSlot(store, { ...slot, day }, now))
        }
      />
      <SelectField
        label={text.time(index + 1)}
        placeholder={text.timePlaceholder}
        options={minutes}
        disabled={minutes.length === 0}
        error={error?.field === 'minute' ? error.words : null}
        value={minutes.some(({ value }) => value === slot.minute) ? slot.minute : null}
        onValueChange={(minute) => onChange({ ...slot, minute })}
      />
    </div>
  );
}

const NO_DAY = 'none';
const NONE = [{ value: NO_DAY, label: commonText.clear }];

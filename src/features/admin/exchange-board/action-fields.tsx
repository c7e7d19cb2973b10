import type { ExchangeEventKind } from '#domain/exchange/exchange-event.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { EXCHANGE_LIMITS } from '#domain/exchange/exchange-request.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import type { Store } from '#domain/store/store.ts';
import { assertNever } from '#domain/result.ts';
import { WonField } from '#fields/won-field.tsx';
import { adminExchangeText } from '#i18n/ko/admin.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { ActionErrors } from './action-errors.ts';
import { isShutThen, MAX_FEE, storeOptions, wallClockOf, type ActionForm } from './action-forms.ts';
import styles from './detail.module.css';
import { MeasuredFields } from './measured-fields.tsx';

const text = adminExchangeText.field;
const REASON_LIMIT = textLimit(EXCHANGE_LIMITS.reasonChars);
const RECEIPT_LIMIT = textLimit(EXCHANGE_LIMITS.receiptChars);

export interface ActionFieldsProps {
  readonly kind: ExchangeEventKind;
  readonly exchange: GoldExchange;
  readonly stores: readonly Store[];
  readonly form: ActionForm;
  /** What to show: nothing before the first try. */
  readonly errors: ActionErrors;
  readonly onChange: (change: Partial<ActionForm>) => void;
}

/** What an action cannot do without. */
export function ActionFields({ kind, exchange, stores, form, errors, onChange }: ActionFieldsProps) {
  switch (kind) {
    case 'schedule': {
      const chosen = stores.find(({ id }) => id === form.storeId);
      return (
        <>
          <div className={styles.wishes} role="group" aria-label={text.wishes}>
            {exchange.preferredSlots.map((slot) => (
              <Button key={slot} variant="secondary" size="small" onClick={() => onChange(wallClockOf(slot))}>
                {text.wish(formatDateTime(slot))}
              </Button>
            ))}
          </div>
          <div className={styles.pair}>
            <TextField
              label={text.visitDay}
              type="date"
              value={form.day}
              error={errors.day}
              onChange={(event) => onChange({ day: event.currentTarget.value })}
            />
            <TextField
              label={text.visitTime}
              type="time"
              value={form.time}
              error={errors.time}
              onChange={(event) => onChange({ time: event.currentTarget.value })}
            />
          </div>
          <SelectField
            label={text.store}
            options={storeOptions(stores, exchange, form.storeId)}
            error={errors.store}
            value={chosen?.id ?? null}
            // One that this device has not heard of yet is not the first of those that it has.
            {...(chosen ? {} : { placeholder: myExchangesText.unknownStore })}
            onValueChange={(storeId) => onChange({ storeId })}
          />
          {isShutThen(form, stores) ? (
            <Notice tone="info" role="status">
              {text.shutThen}
            </Notice>
          ) : null}
        </>
      );
    }
    case 'reject':
    case 'cancel':
      return (
        <TextArea
          label={text.reason}
          hint={text.reasonHint}
          limit={REASON_LIMIT}
          value={form.reason}
          error={errors.reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
      );
    case 'start':
      return (
        <>
          <Checkbox
            label={text.idChecked}
            detail={text.idCheckedDetail}
            isChecked={form.isIdChecked}
            error={errors.idCheck}
            onCheckedChange={(isIdChecked) => onChange({ isIdChecked })}
          />
          <MeasuredFields
            lines={form.measured}
            items={exchange.items}
            errors={errors.measured}
            onChange={(measured) => onChange({ measured })}
          />
        </>
      );
    case 'complete':
      return (
        <>
          <div className={styles.pair}>
            <NumberField
              label={text.fineGold}
              value={form.fineGrams}
              error={errors.fineGrams}
              onValueChange={(typed) => onChange({ fineGrams: typed })}
            />
            <WonField
              label={text.fee}
              max={MAX_FEE}
              value={form.fee}
              error={errors.fee}
              onValueChange={(fee) => onChange({ fee })}
            />
          </div>
          <TextField
            label={text.receiptNo}
            autoComplete="off"
            limit={RECEIPT_LIMIT}
            value={form.receiptNo}
            error={errors.receiptNo}
            onChange={(event) => onChange({ receiptNo: event.currentTarget.value })}
          />
        </>
      );
    default:
      return assertNever(kind);
  }
}

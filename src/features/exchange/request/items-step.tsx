import Plus from 'lucide-react/icons/plus';
import { EXCHANGE_LIMITS } from '#domain/exchange/exchange-request.ts';
import { PURITIES } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { Button } from '#ui/action/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { AmountFields } from './amount-fields.tsx';
import { newItem, nextKey, type ItemLine } from './exchange-form.ts';
import type { StepProps } from './step-props.ts';
import styles from './request.module.css';

const text = exchangeText.items;
const NOTE_LIMIT = textLimit(EXCHANGE_LIMITS.noteChars);
const OPTIONS = PURITIES.map((purity) => ({ value: purity, label: purityText[purity] }));

/** First step: what is brought, by the customer's own reading. */
export function ItemsStep({ form, errors, onChange }: StepProps) {
  const { items } = form;
  const change = (key: number, next: Partial<ItemLine>) =>
    onChange({ items: items.map((item) => (item.key === key ? { ...item, ...next } : item)) });
  return (
    <div className={styles.lines}>
      {items.map((item, index) => (
        <AmountFields
          key={item.key}
          name={text.one(index + 1)}
          line={item}
          errors={errors.lines.get(item.key)}
          onChange={(next) => change(item.key, next)}
          remove={
            items.length === 1
              ? undefined
              : {
                  label: text.remove(index + 1),
                  onRemove: () => onChange({ items: items.filter(({ key }) => key !== item.key) }),
                }
          }
          before={
            <SelectField
              label={text.purity}
              options={OPTIONS}
              placeholder={text.choosePurity}
              error={errors.lines.get(item.key)?.purity ?? null}
              value={item.purity}
              onValueChange={(purity) => change(item.key, { purity })}
            />
          }
          after={
            <TextField
              label={text.note}
              mark={commonText.optional}
              placeholder={text.notePlaceholder}
              autoComplete="off"
              value={item.note}
              onChange={(event) => change(item.key, { note: event.currentTarget.value })}
              limit={NOTE_LIMIT}
            />
          }
        />
      ))}
      {items.length < EXCHANGE_LIMITS.items ? (
        <Button
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange({ items: [...items, newItem(nextKey(items))] })}
        >
          {text.add}
        </Button>
      ) : (
        <p className={styles.hint}>{text.limit}</p>
      )}
    </div>
  );
}

import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { EXCHANGE_LIMITS } from '#domain/exchange/exchange-request.ts';
import { PURITIES } from '#domain/product/product.ts';
import { adminExchangeText } from '#i18n/ko/admin.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { MeasuredLine } from './action-forms.ts';
import styles from './detail.module.css';

const text = adminExchangeText.field;
const OPTIONS = PURITIES.map((purity) => ({ value: purity, label: purityText[purity] }));

export interface MeasuredFieldsProps {
  readonly lines: readonly MeasuredLine[];
  readonly onChange: (lines: readonly MeasuredLine[]) => void;
}

/** What the desk's own scale and test say, beginning with the customer's list. */
export function MeasuredFields({ lines, onChange }: MeasuredFieldsProps) {
  const change = (key: number, next: Partial<MeasuredLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...next } : line)));
  const nextKey = lines.reduce((most, { key }) => Math.max(most, key), 0) + 1;
  return (
    <>
      {lines.map((line, index) => (
        <fieldset key={line.key} className={styles.measured}>
          <legend className={styles.legend}>{text.measured(index + 1)}</legend>
          <SelectField
            label={text.purity}
            options={OPTIONS}
            value={line.purity}
            onValueChange={(purity) => change(line.key, { purity })}
          />
          <TextField
            label={text.weight}
            inputMode="decimal"
            autoComplete="off"
            value={line.grams}
            onChange={(event) => change(line.key, { grams: event.currentTarget.value })}
          />
          <TextField
            label={text.count}
            inputMode="numeric"
            autoComplete="off"
            value={line.count}
            onChange={(event) => change(line.key, { count: event.currentTarget.value })}
          />
          <IconButton
            label={text.removeMeasured(index + 1)}
            icon={<Trash2 size={20} aria-hidden="true" />}
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        </fieldset>
      ))}
      {lines.length < EXCHANGE_LIMITS.items ? (
        <Button
          variant="ghost"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange([...lines, { key: nextKey, purity: '24K', grams: '', count: '1' }])}
        >
          {text.addMeasured}
        </Button>
      ) : null}
    </>
  );
}

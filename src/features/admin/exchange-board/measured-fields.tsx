import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { EXCHANGE_LIMITS } from '#domain/exchange/exchange-request.ts';
import type { ExchangeItem } from '#domain/exchange/exchange.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import { PURITIES } from '#domain/product/product.ts';
import { adminExchangeText } from '#i18n/ko/admin.ts';
import { exchangeAmountText } from '#i18n/ko/exchange-words.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import type { MeasuredErrors } from './action-errors.ts';
import { emptyLine, type MeasuredLine } from './action-forms.ts';
import styles from './detail.module.css';

const text = adminExchangeText.field;
const OPTIONS = PURITIES.map((purity) => ({ value: purity, label: purityText[purity] }));

export interface MeasuredFieldsProps {
  readonly lines: readonly MeasuredLine[];
  /** What the customer has listed, for comparison. */
  readonly items: readonly ExchangeItem[];
  readonly errors: ReadonlyMap<number, MeasuredErrors> | undefined;
  readonly onChange: (lines: readonly MeasuredLine[]) => void;
}

/** What the desk's own scale and test say, a line for each of the customer's. */
export function MeasuredFields({ lines, items, errors, onChange }: MeasuredFieldsProps) {
  const change = (key: number, next: Partial<MeasuredLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...next } : line)));
  // Beyond the customer's own, whose words stand beside the first keys.
  const nextKey = lines.reduce((most, { key }) => Math.max(most, key), items.length) + 1;
  return (
    <>
      {lines.map((line, index) => (
        <fieldset key={line.key} className={styles.measured}>
          <legend className={styles.legend}>{text.measured(index + 1)}</legend>
          <p className={styles.said}>{saidOf(items[line.key - 1])}</p>
          <SelectField
            label={text.purity}
            options={OPTIONS}
            placeholder={text.choosePurity}
            value={line.purity}
            error={errors?.get(line.key)?.purity}
            onValueChange={(purity) => change(line.key, { purity })}
          />
          <NumberField
            label={text.weight}
            value={line.grams}
            error={errors?.get(line.key)?.grams}
            onValueChange={(typed) => change(line.key, { grams: typed })}
          />
          <NumberField
            label={text.count}
            isWhole
            value={line.count}
            error={errors?.get(line.key)?.count}
            onValueChange={(typed) => change(line.key, { count: typed })}
          />
          <IconButton
            label={text.removeMeasured(index + 1)}
            icon={<Trash2 size={20} aria-hidden="true" />}
            disabled={lines.length === 1}
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              onChange(lines.filter(({ key }) => key !== line.key));
            }}
          />
        </fieldset>
      ))}
      {lines.length < EXCHANGE_LIMITS.items ? (
        <Button
          variant="ghost"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange([...lines, emptyLine(nextKey)])}
        >
          {text.addMeasured}
        </Button>
      ) : null}
    </>
  );
}

const saidOf = (item: ExchangeItem | undefined): string =>
  item === undefined
    ? text.notListed
    : text.said(exchangeAmountText.item(purityText[item.purity], formatWeight(item.weight), item.count));

import Plus from 'lucide-react/icons/plus';
import { EXCHANGE_LIMITS } from '#domain/exchange/exchange-request.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { feeFor } from '#domain/gold/fee-rule.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import { exchangeAmountText } from '#i18n/ko/exchange-words.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { Button } from '#ui/action/button.tsx';
import { AmountFields } from './amount-fields.tsx';
import { newBar, nextKey, type AmountLine } from './exchange-form.ts';
import { lineWeight } from './form-check.ts';
import type { StepProps } from './step-props.ts';
import styles from './request.module.css';

const text = exchangeText.bars;
/** Sizes that are asked for most, as they are typed. */
const QUICK = [
  { weight: '1', unit: 'don' },
  { weight: '3', unit: 'don' },
  { weight: '5', unit: 'don' },
  { weight: '10', unit: 'don' },
  { weight: '50', unit: 'gram' },
] as const;

/** Second step: what is wanted for it, with the fee of each size. */
export function BarsStep({ form, errors, sum, onChange, table }: StepProps & { readonly table: FeeTable }) {
  const { bars } = form;
  const change = (key: number, next: Partial<AmountLine>) =>
    onChange({ bars: bars.map((bar) => (bar.key === key ? { ...bar, ...next } : bar)) });
  const choose = (size: (typeof QUICK)[number]) => {
    const free = bars.find(({ weight }) => weight.trim() === '');
    if (free) change(free.key, size);
    else if (bars.length < EXCHANGE_LIMITS.bars) {
      onChange({ bars: [...bars, { ...newBar(nextKey(bars)), ...size }] });
    }
  };
  return (
    <div className={styles.lines}>
      <div className={styles.quick} role="group" aria-label={text.quick}>
        {QUICK.map((size) => (
          <Button key={size.weight + size.unit} variant="secondary" size="small" onClick={() => choose(size)}>
            {`${size.weight}${exchangeText.amount[size.unit]}`}
          </Button>
        ))}
      </div>
      {bars.map((bar, index) => (
        <AmountFields
          key={bar.key}
          name={text.one(index + 1)}
          line={bar}
          errors={errors.lines.get(bar.key)}
          onChange={(next) => change(bar.key, next)}
          remove={
            bars.length === 1
              ? undefined
              : {
                  label: text.remove(index + 1),
                  onRemove: () => onChange({ bars: bars.filter(({ key }) => key !== bar.key) }),
                }
          }
          after={<BarFee bar={bar} table={table} />}
        />
      ))}
      {sum}
      {bars.length < EXCHANGE_LIMITS.bars ? (
        <Button
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange({ bars: [...bars, newBar(nextKey(bars))] })}
        >
          {text.add}
        </Button>
      ) : (
        <p className={styles.hint}>{text.limit}</p>
      )}
    </div>
  );
}

function BarFee({ bar, table }: { readonly bar: AmountLine; readonly table: FeeTable }) {
  const weight = lineWeight(bar);
  if (weight === null) return null;
  const fee = feeFor(table, weight);
  return (
    <p className={`${styles.hint} tabular`}>
      {`${formatWeight(weight)} · ${text.fee(fee === null ? exchangeAmountText.inquiry : formatWon(fee))}`}
    </p>
  );
}

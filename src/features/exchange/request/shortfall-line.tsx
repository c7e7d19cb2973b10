import { shortfallOf } from '#domain/exchange/estimate.ts';
import type { ExchangeItem, TargetBar } from '#domain/exchange/exchange.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatGrams } from '#domain/gold/weight.ts';
import type { Millis } from '#domain/units.ts';
import { exchangeAmountText } from '#i18n/ko/exchange-words.ts';
import { exchangeText } from '#i18n/ko/exchange.ts';
import styles from './request.module.css';
import type { ExchangeBasis } from './use-exchange-basis.ts';

const text = exchangeText.estimate;

export interface ShortfallLineProps {
  readonly items: readonly ExchangeItem[];
  readonly bars: readonly TargetBar[];
  readonly basis: Pick<ExchangeBasis, 'table' | 'price'>;
  readonly now: Millis;
}

/**
 * What the customer would pay on top of the gold that is brought, as it is typed; nothing where it is enough.
 */
export function ShortfallLine({ items, bars, basis, now }: ShortfallLineProps) {
  const shortfall = shortfallOf(items, bars, basis.table, basis.price, now);
  const { weight, cost, fee } = shortfall ?? { weight: null, cost: null, fee: null };
  return (
    <output className={styles.shortfall}>
      {weight === null ? null : (
        <>
          {text.shortfall(
            formatGrams(weight),
            cost && formatWon(cost.price),
            fee === null ? exchangeAmountText.inquiry : formatWon(fee),
          )}
          <span className={styles.hint}>
            {cost === null ? text.shortfallUnpriced : text.shortfallAt(formatDay(cost.priceDate))}
          </span>
        </>
      )}
    </output>
  );
}

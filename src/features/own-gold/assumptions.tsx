import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import type { Assumption } from '#domain/gold/value-range.ts';
import { honestValueText as text } from '#i18n/ko/honest-value.ts';
import styles from './own-gold.module.css';

export interface AssumptionsProps {
  readonly assumptions: readonly Assumption[];
  readonly price: GoldPrice;
}

/** What a range was reckoned by, each with its source and the date of that. */
export function Assumptions({ assumptions, price }: AssumptionsProps) {
  return (
    <details className={styles.details} open>
      <summary>{text.how}</summary>
      <p className={styles.hint}>{text.lead}</p>
      <ul className={styles.assumptions}>
        <li>
          {text.price(formatWon(price.sellPerGram))}
          <span className={styles.source}>{text.priceSource(price.source, formatDay(price.date))}</span>
        </li>
        {assumptions.map((assumption) => (
          <li key={assumption}>
            {text.assumption[assumption].what}
            <span className={styles.source}>{text.assumption[assumption].source}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{text.checked}</p>
    </details>
  );
}

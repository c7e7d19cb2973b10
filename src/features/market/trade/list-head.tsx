import ChevronDown from 'lucide-react/icons/chevron-down';
import { PRODUCT_SORTS, type ProductSort } from '#domain/product/product-filter.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import styles from './list-head.module.css';

export interface ListHeadProps {
  /** How many there are; empty until that is known. */
  readonly count: string;
  /** Where they were looked for, when that is not the market. */
  readonly where: string;
  readonly sort: ProductSort;
  readonly onSort: (sort: ProductSort) => void;
}

/** How many there are, and in what order; a screen reader hears the number when it changes. */
export function ListHead({ count, where, sort, onSort }: ListHeadProps) {
  const choose = (value: string) => {
    const chosen = PRODUCT_SORTS.find((known) => known === value);
    if (chosen) onSort(chosen);
  };
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={`${styles.count} tabular`} role="status">
          {count}
        </p>
        {where === '' ? null : <p className={`${styles.where} tabular`}>{where}</p>}
      </div>
      <span className={styles.sort}>
        <select
          className={styles.select}
          aria-label={tradeText.sortLabel}
          value={sort}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {PRODUCT_SORTS.map((known) => (
            <option key={known} value={known}>
              {tradeText.sort[known]}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} size={16} aria-hidden="true" />
      </span>
    </div>
  );
}

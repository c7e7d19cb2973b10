import { activeFilterCount, NO_FILTER } from '#domain/product/product-filter.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-rail.module.css';
import type { TradeQuery } from '#domain/market/trade-search.ts';

const text = tradeText.filter;

export interface FilterRailProps {
  readonly query: TradeQuery;
  readonly onChange: (query: TradeQuery) => void;
}

/** All filters beside the list, where there is room; each change shows at once. */
export function FilterRail({ query, onChange }: FilterRailProps) {
  return (
    <aside className={styles.rail} aria-label={text.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        {activeFilterCount(query.filter) > 0 ? (
          <Button
            variant="ghost"
            size="small"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              onChange({ ...query, filter: NO_FILTER });
            }}
          >
            {text.reset}
          </Button>
        ) : null}
      </div>
      <FilterForm filter={query.filter} onChange={(filter) => onChange({ ...query, filter })} />
    </aside>
  );
}

import { useState } from 'react';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { commonText } from '#i18n/ko/common.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { useMarketTotal } from '#session/use-market-total.ts';
import { Button } from '#ui/action/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { FilterForm, type FilterPart } from './filter-form.tsx';
import styles from './filter-sheet.module.css';
import type { RegionChoice } from './regions.ts';
import { applyWords } from './total-words.ts';
import type { TradeQuery } from './trade-search.ts';

const text = tradeText.filter;

export interface FilterSheetProps {
  readonly query: TradeQuery;
  readonly regions: readonly RegionChoice[];
  readonly startAt: FilterPart | null;
  readonly onApply: (query: TradeQuery) => void;
  readonly onClose: () => void;
}

/** All filters on a phone; nothing changes in the list until the button is pressed, which says how many will be left. */
export function FilterSheet({ query, regions, startAt, onApply, onClose }: FilterSheetProps) {
  const [filter, setFilter] = useState(query.filter);
  const total = useMarketTotal({ ...query, filter });
  const apply = () => {
    onClose();
    onApply({ ...query, filter });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={text.title}
      closeLabel={commonText.close}
      footer={
        <>
          <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
            {text.reset}
          </Button>
          <span className={styles.apply}>
            <Button isFullWidth onClick={apply}>
              {applyWords(total)}
            </Button>
          </span>
        </>
      }
    >
      <FilterForm filter={filter} regions={regions} onChange={setFilter} startAt={startAt} />
    </Sheet>
  );
}

import { NO_FILTER, type ProductFilter } from '#domain/product/product-filter.ts';
import { commonText } from '#i18n/ko/common.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { Button } from '#ui/action/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useMarketTotal } from './use-market-total.ts';
import { FilterForm, type FilterPart } from './filter-form.tsx';
import styles from './filter-sheet.module.css';
import type { RegionChoice } from './regions.ts';
import { applyWords } from './total-words.ts';
import type { TradeQuery } from './trade-search.ts';

const text = tradeText.filter;

export interface FilterSheetProps {
  readonly query: TradeQuery;
  /** What is chosen, applied or not. */
  readonly filter: ProductFilter;
  readonly regions: readonly RegionChoice[];
  readonly startAt: FilterPart | null;
  readonly onChoose: (filter: ProductFilter) => void;
  readonly onApply: (query: TradeQuery) => void;
  readonly onClose: () => void;
}

/** All filters on a phone; nothing changes in the list until the button is pressed, which says how many will be left. */
export function FilterSheet(props: FilterSheetProps) {
  const { query, filter, regions, startAt, onChoose, onApply, onClose } = props;
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
          <Button variant="secondary" onClick={() => onChoose(NO_FILTER)}>
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
      <FilterForm filter={filter} regions={regions} onChange={onChoose} startAt={startAt} />
    </Sheet>
  );
}

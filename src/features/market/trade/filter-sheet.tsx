import { NO_FILTER, type ProductFilter } from '#domain/product/product-filter.ts';
import { commonText } from '#i18n/ko/common.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { Button } from '#ui/action/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { FilterForm, type FilterPart } from './filter-form.tsx';
import { applyWords } from './total-words.ts';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import { useMarketTotal } from './use-market-total.ts';
import styles from './filter-sheet.module.css';

const text = tradeText.filter;

export interface FilterSheetProps {
  readonly query: TradeQuery;
  /** What is chosen, applied or not. */
  readonly filter: ProductFilter;
  readonly startAt: FilterPart | null;
  readonly onChoose: (filter: ProductFilter) => void;
  readonly onApply: (query: TradeQuery) => void;
  readonly onClose: () => void;
}

/**
 * All filters on a phone; nothing changes in the list until the button is pressed, which says how many will
 * be left.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { query, filter, startAt, onChoose, onApply, onClose } = props;
  const total = useMarketTotal({ ...query, filter });
  const close = () => {
    // A number counts when its field is left, and of a field that goes with its sheet nothing is heard.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    onClose();
  };
  const apply = () => {
    onClose();
    onApply({ ...query, filter });
  };
  return (
    <Sheet
      isOpen
      onClose={close}
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
      <FilterForm filter={filter} onChange={onChoose} startAt={startAt} />
    </Sheet>
  );
}

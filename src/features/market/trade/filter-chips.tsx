import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { activeFilterCount } from '#domain/product/product-filter.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { Chip, ChipRow } from '#ui/action/chip.tsx';
import type { FilterPart } from './filter-form.tsx';
import { categoryWords, priceWords, purityWords, regionWords, weightWords } from './filter-words.ts';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import {
  keepUnfinishedFilter,
  readUnfinishedFilter,
  writtenFilter,
  type UnfinishedFilter,
} from './unfinished-filter.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(() => loadSheet().then((module) => ({ default: module.FilterSheet })));

const text = tradeText.filter;

const PARTS: readonly (readonly [FilterPart, typeof categoryWords])[] = [
  ['category', categoryWords],
  ['purity', purityWords],
  ['weight', weightWords],
  ['price', priceWords],
  ['region', regionWords],
];

export interface FilterChipsProps {
  readonly query: TradeQuery;
  readonly onChange: (query: TradeQuery) => void;
}

/** What the list is narrowed by, in one line above it; most chips open the sheet at their part. */
export function FilterChips({ query, onChange }: FilterChipsProps) {
  const { filter } = query;
  const [sheet, setSheet] = useState<{ readonly part: FilterPart | null } | null>(null);
  // Stands for as long as it is about the same filter.
  const [unfinished, setUnfinished] = useState(readUnfinishedFilter);
  const applied = writtenFilter(filter);
  const choose = (chosen: UnfinishedFilter | null) => {
    setUnfinished(chosen);
    keepUnfinishedFilter(chosen);
  };
  const count = activeFilterCount(filter);
  return (
    <>
      <ChipRow label={text.chips}>
        <Chip
          isSelected={count > 0}
          icon={<SlidersHorizontal size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadSheet()}
          onToggle={() => setSheet({ part: null })}
        >
          {count > 0 ? text.openWith(count) : text.open}
        </Chip>
        <Chip
          isSelected={filter.availableOnly}
          onToggle={() => onChange({ ...query, filter: { ...filter, availableOnly: !filter.availableOnly } })}
        >
          {text.availableOnly}
        </Chip>
        {PARTS.map(([part, wordsOf]) => {
          const { label, isSet } = wordsOf(filter);
          return (
            <Chip key={part} isSelected={isSet} aria-haspopup="dialog" onToggle={() => setSheet({ part })}>
              {label}
            </Chip>
          );
        })}
        <Chip
          isSelected={filter.withCertificate}
          onToggle={() =>
            onChange({ ...query, filter: { ...filter, withCertificate: !filter.withCertificate } })
          }
        >
          {text.certificate}
        </Chip>
      </ChipRow>
      {sheet ? (
        <Suspense>
          <FilterSheet
            query={query}
            filter={unfinished?.of === applied ? unfinished.filter : filter}
            startAt={sheet.part}
            onChoose={(wanted) => choose({ of: applied, filter: wanted })}
            onApply={(wanted) => {
              choose(null);
              onChange(wanted);
            }}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

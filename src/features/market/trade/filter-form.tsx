import { PRODUCT_CATEGORIES, PURITIES } from '#domain/product/product.ts';
import type { ProductFilter } from '#domain/product/product-filter.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { FilterGroup } from './filter-group.tsx';
import { PriceFields } from './price-fields.tsx';
import { RegionFields } from './region-fields.tsx';
import { WeightFields } from './weight-fields.tsx';

const text = tradeText.filter;

/** A part of the form, for who comes to set just that. */
export type FilterPart = 'category' | 'purity' | 'weight' | 'price' | 'region';

export interface FilterFormProps {
  readonly filter: ProductFilter;
  readonly onChange: (filter: ProductFilter) => void;
  /** The part to begin at. */
  readonly startAt?: FilterPart | null;
}

/** Everything that a list can be narrowed by: in a sheet on a phone, beside the list on a wide screen. */
export function FilterForm({ filter, onChange, startAt = null }: FilterFormProps) {
  return (
    <div>
      <FilterGroup title={text.category} isStart={startAt === 'category'}>
        <ChoiceChips
          all={PRODUCT_CATEGORIES}
          chosen={filter.categories}
          labels={categoryText}
          onChange={(categories) => onChange({ ...filter, categories })}
        />
      </FilterGroup>
      <FilterGroup title={text.purity} isStart={startAt === 'purity'}>
        <ChoiceChips
          all={PURITIES}
          chosen={filter.purities}
          labels={purityText}
          onChange={(purities) => onChange({ ...filter, purities })}
        />
      </FilterGroup>
      <FilterGroup title={text.weight} isStart={startAt === 'weight'}>
        <WeightFields range={filter.weight} onChange={(weight) => onChange({ ...filter, weight })} />
      </FilterGroup>
      <FilterGroup title={text.price} isStart={startAt === 'price'}>
        <PriceFields range={filter.price} onChange={(price) => onChange({ ...filter, price })} />
      </FilterGroup>
      <FilterGroup title={text.region} isStart={startAt === 'region'}>
        <RegionFields region={filter.region} onChange={(region) => onChange({ ...filter, region })} />
      </FilterGroup>
      <FilterGroup title={text.conditions}>
        <Checkbox
          label={text.availableOnly}
          detail={text.availableDetail}
          isChecked={filter.availableOnly}
          onCheckedChange={(availableOnly) => onChange({ ...filter, availableOnly })}
        />
        <Checkbox
          label={text.certificate}
          detail={text.certificateDetail}
          isChecked={filter.withCertificate}
          onCheckedChange={(withCertificate) => onChange({ ...filter, withCertificate })}
        />
      </FilterGroup>
    </div>
  );
}

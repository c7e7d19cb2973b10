import type { ProductFilter } from '#domain/product/product-filter.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useRegions } from './use-regions.ts';
import styles from './region-fields.module.css';

const text = tradeText.filter;
/** "All of them" in a list of names. */
const ANY = '';

export interface RegionFieldsProps {
  readonly region: ProductFilter['region'];
  readonly onChange: (region: ProductFilter['region']) => void;
}

export function RegionFields({ region, onChange }: RegionFieldsProps) {
  const regions = useRegions();
  const sidos = withOwn(
    regions.map(({ sido }) => sido),
    region?.sido ?? ANY,
  );
  const sigungus = withOwn(
    regions.find(({ sido }) => sido === region?.sido)?.sigungus ?? [],
    region?.sigungu ?? ANY,
  );
  return (
    <div className={styles.fields}>
      <SelectField
        label={text.sido}
        options={[{ value: ANY, label: text.anyRegion }, ...sidos.map(optionOf)]}
        value={region?.sido ?? ANY}
        onValueChange={(sido) => onChange(sido === ANY ? null : { sido, sigungu: ANY })}
      />
      {region ? (
        <SelectField
          label={text.sigungu}
          options={[{ value: ANY, label: text.wholeSido }, ...sigungus.map(optionOf)]}
          value={region.sigungu}
          onValueChange={(sigungu) => onChange({ ...region, sigungu })}
        />
      ) : null}
    </div>
  );
}

const optionOf = (name: string) => ({ value: name, label: name });

/** A link may name a place where nothing is listed any more; it stays to be seen and taken back. */
const withOwn = (names: readonly string[], own: string): readonly string[] =>
  own === ANY || names.includes(own) ? names : [...names, own];

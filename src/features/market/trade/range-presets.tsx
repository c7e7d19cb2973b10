import type { Range } from '#domain/product/product-filter.ts';
import { Chip } from '#ui/action/chip.tsx';
import styles from './choice-chips.module.css';

export interface RangePresetsProps<Unit extends number> {
  readonly presets: readonly Range<Unit>[];
  readonly range: Range<Unit>;
  readonly labelOf: (range: Range<Unit>) => string;
  readonly onChange: (range: Range<Unit>) => void;
}

/** The ranges that people ask for most; a second press takes one back. */
export function RangePresets<Unit extends number>({
  presets,
  range,
  labelOf,
  onChange,
}: RangePresetsProps<Unit>) {
  return (
    <div className={styles.chips}>
      {presets.map((preset) => {
        const isSelected = preset.min === range.min && preset.max === range.max;
        return (
          <Chip
            key={labelOf(preset)}
            isSelected={isSelected}
            onToggle={() => onChange(isSelected ? { min: null, max: null } : preset)}
          >
            {labelOf(preset)}
          </Chip>
        );
      })}
    </div>
  );
}

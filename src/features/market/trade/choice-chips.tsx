import { Chip } from '#ui/action/chip.tsx';
import styles from './choice-chips.module.css';

export interface ChoiceChipsProps<Value extends string> {
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number of these; none means all. */
export function ChoiceChips<Value extends string>({
  all,
  chosen,
  labels,
  onChange,
}: ChoiceChipsProps<Value>) {
  const toggle = (value: Value) =>
    onChange(all.filter((other) => (other === value ? !chosen.includes(value) : chosen.includes(other))));
  return (
    <div className={styles.chips}>
      {all.map((value) => (
        <Chip key={value} isSelected={chosen.includes(value)} onToggle={() => toggle(value)}>
          {labels[value]}
        </Chip>
      ))}
    </div>
  );
}

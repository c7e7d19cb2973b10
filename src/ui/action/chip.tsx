import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-pressed' | 'onClick'> {
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly icon?: ReactNode;
}

/** A filter that is on or off; the tick tells it without colour. */
export function Chip({ isSelected, onToggle, icon, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={styles.chip} aria-pressed={isSelected} onClick={onToggle}>
      {isSelected ? <Check size={16} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** Chips in one line that scrolls sideways on a phone, from edge to edge of the page's gutter. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}

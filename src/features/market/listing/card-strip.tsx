import type { ReactNode } from 'react';
import styles from './card-strip.module.css';

/** Cards side by side: they scroll on a phone and stand in one row on a wide screen. Children are `li`. */
export function CardStrip({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {children}
    </ul>
  );
}

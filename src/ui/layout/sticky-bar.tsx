import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  /** Small things before the button: a heart, a price. */
  readonly leading?: ReactNode;
  /** The call to action; takes the rest of the width. */
  readonly children: ReactNode;
  /** Where it is in view beside the rest anyway: a row among others. */
  readonly isInline?: boolean;
}

/**
 * Keeps a page's call to action in view above the bottom navigation. It comes last inside the `Page`: in a column
 * of `flex` by itself.
 */
export function StickyBar({ leading, children, isInline }: StickyBarProps) {
  return (
    <div className={isInline ? styles.row : styles.bar}>
      {leading}
      <div className={styles.grow}>{children}</div>
    </div>
  );
}

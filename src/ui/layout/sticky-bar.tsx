import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  /** Small things before the button: a heart, a price. */
  readonly leading?: ReactNode;
  /** The call to action; takes the rest of the width. */
  readonly children: ReactNode;
}

/** Keeps a page's call to action in view above the bottom navigation. Put it last inside the `Page`. */
export function StickyBar({ leading, children }: StickyBarProps) {
  return (
    <div className={styles.bar}>
      {leading}
      <div className={styles.grow}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words that only a screen reader meets. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

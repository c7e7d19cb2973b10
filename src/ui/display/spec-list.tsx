import type { ReactNode } from 'react';
import styles from './spec-list.module.css';

export interface SpecItem {
  readonly term: string;
  readonly value: ReactNode;
}

/** Names on the left, values on the right: a product's specification, a receipt. */
export function SpecList({ items }: { readonly items: readonly SpecItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.term} className={styles.pair}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

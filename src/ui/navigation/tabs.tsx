import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown beside the label when it is known. */
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the row of tabs is about, for screen readers. */
  readonly label: string;
  readonly items: ReadonlyArray<TabItem<Value>>;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** Only the open panel is mounted. Heavy: import it from lazily loaded screens only. */
export function Tabs<Value extends string>({ label, items, value, onValueChange }: TabsProps<Value>) {
  const choose = (chosen: unknown) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onValueChange(item.value);
  };
  return (
    <BaseTabs.Root value={value} onValueChange={choose}>
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles.indicator} />
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

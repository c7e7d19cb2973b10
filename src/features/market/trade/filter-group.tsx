import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './filter-group.module.css';

export interface FilterGroupProps {
  readonly title: string;
  /** The form opens at this part. */
  readonly isStart?: boolean;
  readonly children: ReactNode;
}

export function FilterGroup({ title, isStart = false, children }: FilterGroupProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStart) group.current?.scrollIntoView({ block: 'start' });
  }, [isStart]);
  return (
    <div ref={group} className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </div>
  );
}

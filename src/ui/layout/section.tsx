import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** A link at the right edge of the heading, e.g. "더 보기". */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its h2. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more ? <div className={styles.more}>{more}</div> : null}
      </div>
      {children}
    </section>
  );
}

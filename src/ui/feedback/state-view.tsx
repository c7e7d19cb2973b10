import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state-view.module.css';

export interface StateViewProps {
  readonly icon: ReactNode;
  readonly title?: string | undefined;
  readonly message: string;
  /** The way out: one or two buttons or links. */
  readonly action?: ReactNode;
  readonly tone?: 'gold' | 'error' | 'neutral';
  /** For a section of a page rather than a page. */
  readonly isCompact?: boolean | undefined;
  readonly role?: 'alert' | 'status';
}

/** What empty, failed and offline screens have in common; use those. */
export function StateView({
  icon,
  title,
  message,
  action,
  tone = 'gold',
  isCompact = false,
  role,
}: StateViewProps) {
  return (
    <div className={classNames(styles.state, styles[tone], isCompact && styles.compact)} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <p className={styles.message}>{message}</p>
      </div>
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}

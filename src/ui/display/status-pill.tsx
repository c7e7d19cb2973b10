import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './status-pill.module.css';

export type Tone = 'neutral' | 'gold' | 'ok' | 'info' | 'error';

export interface StatusPillProps {
  /** `solid` is readable on a picture. */
  readonly tone?: Tone | 'solid';
  readonly icon?: ReactNode;
  /** The state in words: colour only helps. */
  readonly children: ReactNode;
}

export function StatusPill({ tone = 'neutral', icon, children }: StatusPillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

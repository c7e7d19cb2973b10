import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly look?: 'plain' | 'gold';
  /** Without inner padding, for pictures and lists. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

export function Card({ look = 'plain', isFlush = false, children }: CardProps) {
  return (
    <div className={classNames(styles.card, look === 'gold' && styles.gold, isFlush && styles.flush)}>
      {children}
    </div>
  );
}

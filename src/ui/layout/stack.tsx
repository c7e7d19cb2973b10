import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

const GAPS = { 8: styles.gap8, 16: styles.gap16, 24: styles.gap24 } as const;

export interface StackProps {
  /** CSS pixels between the children. */
  readonly gap?: keyof typeof GAPS;
  /** Side by side, wrapping, instead of one under another. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
}

/** Even gaps between things, without a stylesheet of one's own. */
export function Stack({ gap = 16, isRow = false, children }: StackProps) {
  return <div className={classNames(styles.stack, GAPS[gap], isRow && styles.row)}>{children}</div>;
}

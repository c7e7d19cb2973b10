import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export interface PageProps {
  /** 1200 px, 720 px for reading and lists, 480 px for forms. */
  readonly width?: 'wide' | 'reading' | 'narrow';
  readonly children: ReactNode;
}

/** The page's column with its gutters. Every screen starts with one. */
export function Page({ width = 'wide', children }: PageProps) {
  return <div className={classNames(styles.page, width !== 'wide' && styles[width])}>{children}</div>;
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './list-row.module.css';
import whole from './whole-link.module.css';

export interface ListRowProps {
  /** Usually a `Picture`. */
  readonly picture?: ReactNode;
  /** Put the `Link` in here: it grows over the whole row. */
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  /** Free content under the meta line: price, pills. */
  readonly children?: ReactNode;
  /** Last line, pushed to the foot of the picture. */
  readonly foot?: ReactNode;
  /** Right edge: buttons here stay pressable above the row's link. */
  readonly trailing?: ReactNode;
  /** The picture's edge: 108 px, or 56 px for people and conversations. */
  readonly size?: 'large' | 'small';
}

/** One row of a list with a square picture; put it in an `li`. */
export function ListRow({ picture, title, meta, children, foot, trailing, size = 'large' }: ListRowProps) {
  return (
    <div className={classNames(styles.row, size === 'small' && styles.small)}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.words}>
        <div className={classNames(styles.title, whole.holder)}>{title}</div>
        {meta ? <div className={styles.meta}>{meta}</div> : null}
        {children}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
      {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
    </div>
  );
}

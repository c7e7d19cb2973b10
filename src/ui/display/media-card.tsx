import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './media-card.module.css';
import whole from './whole-link.module.css';

export interface MediaCardProps {
  readonly picture: ReactNode;
  /** Put the `Link` in here: it grows over the whole card. */
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
  /** A button on the picture's corner, such as a heart. */
  readonly action?: ReactNode;
}

/** Picture above words, for grids and carousels. */
export function MediaCard({ picture, title, meta, children, action }: MediaCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
      <div className={styles.words}>
        <div className={classNames(styles.title, whole.holder)}>{title}</div>
        {children}
        {meta ? <div className={styles.meta}>{meta}</div> : null}
      </div>
    </div>
  );
}

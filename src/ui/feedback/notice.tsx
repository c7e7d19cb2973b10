import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../display/status-pill.tsx';
import styles from './notice.module.css';
import { ToneIcon } from './tone-icon.tsx';

export interface NoticeProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly children: ReactNode;
  /**
   * `alert` for what has just gone wrong, `status` for what has just been done; nothing for standing advice.
   */
  readonly role?: 'alert' | 'status';
}

/** A tinted box inside a page: safety advice, the result of a form. */
export function Notice({ tone = 'gold', icon, title, children, role }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      {icon ?? <ToneIcon tone={tone} />}
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { chatText } from '#i18n/ko/chat.ts';
import styles from './blocked-foot.module.css';

/** Stands where one would write to somebody whom one has blocked, with the way to take it back. */
export const BlockedFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>
    <p role="status">{chatText.room.blocked}</p>
    {children}
  </div>
);

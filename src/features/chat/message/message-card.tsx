import type { ReactNode } from 'react';
import styles from './message-card.module.css';

export interface MessageCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A message that is more than words: its kind by name, then what it is about. */
export function MessageCard({ icon, title, children }: MessageCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {icon}
        {title}
      </p>
      {children}
    </div>
  );
}

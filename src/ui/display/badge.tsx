import styles from './badge.module.css';

const MOST_SHOWN = 99;

/**
 * A count on something; nothing at all when it is zero. `label` is what a screen reader says, e.g. "읽지 않은 채팅
 * 3개".
 */
export function Badge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className={styles.label}>{label}</span>
    </span>
  );
}

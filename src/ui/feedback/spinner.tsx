import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** Waiting with nothing to show yet, e.g. `label="불러오는 중입니다…"`. Inside a page a skeleton is kinder. */
export function Spinner({
  label,
  isInline = false,
}: {
  readonly label: string;
  readonly isInline?: boolean;
}) {
  return (
    <div className={classNames(styles.region, isInline && styles.inline)} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}

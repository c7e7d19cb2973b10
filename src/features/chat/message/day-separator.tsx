import { formatDayName } from '#domain/format/format-time.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import type { Millis } from '#domain/units.ts';
import styles from './day-separator.module.css';

/** Where a new day begins. */
export function DaySeparator({ at }: { readonly at: Millis }) {
  return (
    <p className={styles.day}>
      <time dateTime={seoulDate(at)}>{formatDayName(at)}</time>
    </p>
  );
}

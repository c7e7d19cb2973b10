import { formatDateTime } from '#domain/format/format-time.ts';
import { tradeText } from '#i18n/ko/trade.ts';
import { useAsOf } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import styles from './as-of.module.css';

/** As of when the list is, while it cannot be brought up to date. */
export function AsOf() {
  const { kind } = useConnection();
  const asOf = useAsOf({ kind: 'products' });
  if (kind === 'online' || asOf.kind !== 'ready' || asOf.value === null) return null;
  return <p className={`${styles.asOf} tabular`}>{tradeText.asOf(formatDateTime(asOf.value))}</p>;
}

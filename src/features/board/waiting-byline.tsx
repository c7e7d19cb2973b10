import { keptAccount } from '#data/local/queries/account-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import type { Millis } from '#domain/units.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { useLive } from '#session/use-live.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import styles from './board.module.css';

/** By whom, and since when, what has not arrived was written: as everybody will read it of what has. */
export function WaitingByline({ createdAt }: { readonly createdAt: Millis }) {
  const db = useUserDatabase();
  const session = useSession();
  const now = useNow();
  const live = useLive(async () => (db ? keptAccount(db) : null), [db]);
  const known = live.kind === 'ready' ? live.value?.nickname : null;
  const name = known || (session.kind === 'signed_in' && session.displayName) || text.unknownAuthor;
  return <p className={`${styles.note} tabular`}>{`${name} · ${formatRelative(createdAt, now)}`}</p>;
}

import { heldChat } from '#data/local/queries/held-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import type { ChatId } from '#domain/ids.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import styles from './composer-note.module.css';

/**
 * Until when what was said here waits because there was so much of it; what is written meanwhile waits behind
 * it.
 */
export function HeldNote({ chatId }: { readonly chatId: ChatId }) {
  const db = useUserDatabase();
  const now = useNow();
  const live = useLive(async () => (db ? heldChat(db, chatId) : null), [db, chatId]);
  const held = live.kind === 'ready' ? live.value : null;
  return (
    <div role="status">
      {held === null ? null : <p className={styles.note}>{quotaText.held(formatComing(held.until, now))}</p>}
    </div>
  );
}

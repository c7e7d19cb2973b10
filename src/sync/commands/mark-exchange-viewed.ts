import { showExchangesViewed } from '#data/local/exchange-store.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Environment } from '../environment.ts';

/** Marks the news of all own exchanges as seen; does nothing where there is none. */
export async function markExchangesViewed(db: UserDatabase, environment: Environment): Promise<void> {
  await db.transaction('rw', [db.exchanges, db.outbox], async () => {
    const unseen = await db.exchanges.filter(({ viewed }) => !viewed).toArray();
    await showExchangesViewed(db, unseen);
    for (const { id: exchangeId, version } of unseen) {
      await appendIntent(db, { kind: 'exchange_viewed', exchangeId, version }, environment.now());
    }
  });
}

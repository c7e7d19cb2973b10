import { isOpen } from '#domain/exchange/exchange-request.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { EXCHANGE_LANES, VIEWED_LANES } from './intent-names.ts';
import type { UserDatabase } from './user-database.ts';

/** Takes the server's exchanges; what was looked at here stays so while its mark is on the way. */
export async function mergeServerExchanges(db: UserDatabase, server: readonly GoldExchange[]): Promise<void> {
  await db.transaction('rw', [db.exchanges, db.outbox], async () => {
    const waiting = await db.outbox.where('lane').startsWith(VIEWED_LANES).toArray();
    const viewed = new Map(
      waiting.flatMap(({ intent }) =>
        intent.kind === 'exchange_viewed' ? [[intent.exchangeId, intent.version] as const] : [],
      ),
    );
    await db.exchanges.bulkPut(
      server.map((exchange) =>
        viewed.get(exchange.id) === exchange.version ? { ...exchange, viewed: true } : exchange,
      ),
    );
  });
}

/** Own exchanges that occupy the desk, those that have not reached it yet included. */
export async function countOpenExchanges(db: UserDatabase): Promise<number> {
  const [known, waiting] = await Promise.all([
    db.exchanges.filter(({ status }) => isOpen(status)).primaryKeys(),
    db.outbox
      .where('lane')
      .startsWith(EXCHANGE_LANES)
      .filter(({ state }) => state.kind !== 'failed')
      .toArray(),
  ]);
  const ids = waiting.flatMap(({ intent }) =>
    intent.kind === 'exchange_request' ? [intent.exchangeId] : [],
  );
  // One whose acknowledgement was lost waits here and is there already.
  return new Set([...known, ...ids]).size;
}

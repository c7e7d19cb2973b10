import { isOpen } from '#domain/exchange/exchange-request.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { EXCHANGE_LANES, VIEWED_LANES } from './intent-names.ts';
import { REQUESTED_EXCHANGES_META } from './queries/badge-queries.ts';
import type { UserDatabase } from './user-database.ts';

/** Shows the news of exchanges as seen before the server has heard of it. */
export async function showExchangesViewed(
  db: UserDatabase,
  exchanges: readonly GoldExchange[],
): Promise<void> {
  await db.exchanges.bulkPut(exchanges.map((exchange) => ({ ...exchange, viewed: true })));
}

/** Shows an exchange that the server has just taken, unless the listener was faster. */
export async function showTaken(db: UserDatabase, exchange: GoldExchange): Promise<void> {
  if (!(await db.exchanges.get(exchange.id))) await db.exchanges.add(exchange);
}

/** How many requests wait at the desk, for its badge. */
export async function noteRequested(db: UserDatabase, count: number): Promise<void> {
  await db.meta.put({ key: REQUESTED_EXCHANGES_META, value: count });
}

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

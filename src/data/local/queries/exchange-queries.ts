import type { ExchangeRequest, RequestRefusal } from '#domain/exchange/exchange-request.ts';
import type { ExchangeEstimate, GoldExchange } from '#domain/exchange/exchange.ts';
import type { ExchangeId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { EXCHANGE_LANES } from '../intent-names.ts';
import type { Held, OutboxRow, OutboxState } from '../outbox-row.ts';
import type { UserDatabase } from '../user-database.ts';
import { heldOf } from './held-queries.ts';

/** A request that has not reached the server, or was refused by it. */
export interface WaitingExchange {
  readonly id: ExchangeId;
  readonly request: ExchangeRequest;
  readonly estimate: ExchangeEstimate;
  readonly refusal: RequestRefusal | null;
  readonly state: OutboxState;
  /** The quota that it waits behind. */
  readonly held: Held | null;
  readonly createdAt: Millis;
}

export interface OwnExchanges {
  /** Oldest first, as they will be sent. */
  readonly waiting: readonly WaitingExchange[];
  /** Newest first. */
  readonly exchanges: readonly GoldExchange[];
}

export async function ownExchanges(db: UserDatabase): Promise<OwnExchanges> {
  const [rows, exchanges] = await Promise.all([
    db.outbox.where('lane').startsWith(EXCHANGE_LANES).sortBy('seq'),
    db.exchanges.orderBy('createdAt').reverse().toArray(),
  ]);
  const taken = new Set(exchanges.map(({ id }) => id));
  return { waiting: rows.flatMap(waitingOf).filter(({ id }) => !taken.has(id)), exchanges };
}

function waitingOf(row: OutboxRow): readonly WaitingExchange[] {
  const { intent, state, createdAt } = row;
  if (intent.kind !== 'exchange_request') return [];
  const { exchangeId, request, estimate, refusal } = intent;
  return [{ id: exchangeId, request, estimate, refusal, state, held: heldOf(row), createdAt }];
}

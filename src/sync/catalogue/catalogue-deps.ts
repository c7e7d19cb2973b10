import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import type { MarketPort } from '#data/remote/market/market-port.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';

/** What the pulls of the public catalogue touch. */
export interface CatalogueDeps {
  readonly catalogue: CatalogueDatabase;
  readonly environment: Environment;
  readonly remote: CatalogueRemote;
  readonly market: MarketPort;
  /** Each answer of the server, and each silence, is news of the connection. */
  readonly report: (outcome: 'success' | 'failure') => void;
  /** Who is signed in, once that is known; `null` for nobody. */
  readonly person: () => Promise<UserId | null>;
  /** What eviction spares: favorites, what this person's rooms are about, and their own. */
  readonly keptProducts: () => Promise<ReadonlySet<ProductId>>;
}

export type Refreshed = Result<null, ReadCode>;

import type { CatalogueDatabase } from '#data/local/catalogue-database.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import type { ReadCode } from '#data/remote/read-attempt.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';

/** What the pulls of the public catalogue touch. */
export interface CatalogueDeps {
  readonly catalogue: CatalogueDatabase;
  readonly environment: Environment;
  /** Loads Firebase when the first read wants it. */
  readonly remote: () => Promise<CatalogueRemote>;
  /** Each answer of the server, and each silence, is news of the connection. */
  readonly report: (outcome: 'success' | 'failure') => void;
  /** Settles when the reads are made as the person who is signed in; `false` where there is none. */
  readonly personReady: () => Promise<boolean>;
  /** What eviction spares: favorites, and what this person's rooms are about. */
  readonly keptProducts: () => Promise<ReadonlySet<ProductId>>;
}

export type Refreshed = Result<null, ReadCode>;

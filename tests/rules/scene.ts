import type { Database } from './world.ts';

export type Deed = (database: Database) => Promise<unknown>;

/** Documents of one collection that belong to `owner`, and the one honest way to do each thing with them. */
export interface Scene {
  readonly get: Deed;
  readonly list: Deed;
  readonly create: Deed;
  readonly update: Deed;
  readonly delete: Deed;
}

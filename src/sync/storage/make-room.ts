import { catalogue, type CatalogueDatabase } from '#data/local/catalogue-database.ts';
import { isDiskFull } from '#data/local/disk-full.ts';
import { giveUpOldPictures } from '#data/local/picture-caches.ts';
import { keptProducts } from '#data/local/queries/kept-products.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ProductId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { evictCatalogue } from '../catalogue/evict-catalogue.ts';
import type { Environment } from '../environment.ts';

/** Gives up something that can be fetched again; `false` when nothing of the kind is left. */
export type GiveUp = () => Promise<boolean>;

interface Ground {
  readonly catalogue: CatalogueDatabase;
  readonly environment: Environment;
  /** What this person wants at hand without network. */
  readonly keptProducts: () => Promise<ReadonlySet<ProductId>>;
}

/**
 * What a device under pressure gives up, in this order: pictures seen longest ago, then old entries of the
 * catalogue. Never anything of a person's own: what was said, what waits to be sent, drafts.
 */
export const givingUp = (ground: Ground): GiveUp =>
  firstThatGives([giveUpOldPictures, async () => (await evictCatalogue(ground)) > 0]);

/** For whoever writes into a person's database. */
export const roomFor = (db: UserDatabase, environment: Environment): GiveUp =>
  givingUp({ catalogue, environment, keptProducts: () => keptProducts(db, catalogue) });

/** For whoever uses the device, signed in or not. */
export const roomForAnybody = (db: UserDatabase | null, environment: Environment): GiveUp =>
  db
    ? roomFor(db, environment)
    : givingUp({ catalogue, environment, keptProducts: () => Promise.resolve(new Set()) });

/**
 * Runs a write again for as long as the disk is full and something can be given up for it; then rejects as it
 * did.
 */
export async function withRoom<T>(giveUp: GiveUp, write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDiskFull(error) || !(await giveUp())) throw error;
    }
  }
}

/**
 * Writes something of a person's own, for which a full disk gives up what can be fetched again; `disk` when
 * it is refused all the same. `what` names it in the log.
 */
export async function storeOwn<T>(
  db: UserDatabase,
  environment: Environment,
  what: string,
  write: () => Promise<T>,
): Promise<Result<T, 'disk'>> {
  try {
    return ok(await withRoom(roomFor(db, environment), write));
  } catch (error) {
    console.warn(`${what} not stored`, error);
    return err('disk');
  }
}

/** A step that fails is passed over: a full disk may refuse even to forget. */
function firstThatGives(steps: readonly GiveUp[]): GiveUp {
  return async () => {
    for (const step of steps) {
      try {
        if (await step()) return true;
      } catch (error) {
        console.warn('no room was made', error);
      }
    }
    return false;
  };
}

import Dexie from 'dexie';
import type { SeededRandom } from '../seeded-random.ts';

/** Lets what else is under way go on for a while. */
export type Pace = () => Promise<void>;

/** Seldom does one wait so long that a whole drain fits into it. */
const LONG = 0.15;
const LONG_STEPS = 150;
const STEPS = 20;

/**
 * Waits of a few steps of the fake disk each. How many the seed says, and no clock: a run comes to the same
 * interleavings on every machine.
 */
export const paceOf = (random: SeededRandom): Pace => {
  return async () => {
    const draw = random.next();
    const steps = random.chance(LONG) ? LONG_STEPS * draw : STEPS * draw * draw;
    for (let left = Math.floor(steps); left > 0; left -= 1) await aStep();
  };
};

/** As long as the fake disk takes for one request. */
export const aStep = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Has every transaction wait before it begins, as behind those of another tab. */
export function paceTransactions(database: Dexie, paceNow: () => Pace | null): void {
  type Begin = (...scope: readonly unknown[]) => Promise<unknown>;
  const begin = database.transaction.bind(database) as Begin;
  const paced: Begin = (...scope) => {
    const pace = paceNow();
    // One within another is that other one.
    return pace && !Dexie.currentTransaction ? pace().then(() => begin(...scope)) : begin(...scope);
  };
  database.transaction = paced as Dexie['transaction'];
}

import { emulatorToken } from '../emulator-token.ts';
import { freshId } from '../world.ts';
import type { Forged, Honest } from './honest.ts';
import { commit, THE_SERVER, type Outcome, type Write } from './raw-commit.ts';

type Make = (tag: string) => Honest;

/** A world in which something may be written, and what that is. */
export async function worldOf(make: Make): Promise<Honest> {
  const honest = make(freshId('z'));
  const given = Object.entries(honest.given).map(([path, data]): Write => ({ path, data }));
  if (given.length > 0) must(await commit(THE_SERVER, given));
  return honest;
}

const must = (outcome: Outcome): void => {
  if (outcome !== 'done') throw new Error(`the world could not be made: ${outcome}`);
};

/** Firestore's words for a no of the rules, and for what is no commit at all. */
const REFUSED: readonly Outcome[] = ['PERMISSION_DENIED', 'INVALID_ARGUMENT'];

export interface Assault {
  readonly tried: readonly string[];
  /** What was taken, or broke the server. */
  readonly survivors: readonly string[];
}

/**
 * Tries every forged commit of somebody. What is refused has changed nothing, so that the next is tried in the
 * same world; behind one that was taken there is another.
 */
export async function assault(make: Make, forge: (honest: Honest) => Iterable<Forged>): Promise<Assault> {
  const survivors: string[] = [];
  for (let next = 0; ;) {
    const honest = await worldOf(make);
    const forged = [...forge(honest)];
    const token = emulatorToken(honest.uid);
    let taken = false;
    while (next < forged.length && !taken) {
      const { what, writes } = forged[next] ?? { what: '', writes: [] };
      const outcome = await commit(token, writes);
      taken = !REFUSED.includes(outcome);
      if (taken) survivors.push(outcome === 'done' ? what : `${what}: ${outcome}`);
      next += 1;
    }
    if (next >= forged.length) return { tried: forged.map(({ what }) => what), survivors };
  }
}

/** So many at once: what waits for an answer costs nothing. */
const AT_ONCE = 8;

/** Does the work for each, some at a time. */
export async function forEach<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const waiting = [...things];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await work(thing);
    }),
  );
}

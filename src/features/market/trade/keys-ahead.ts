import { whenQuiet } from '#device/first-screen.ts';
import type { Wait } from '#device/use-quiet.ts';

/** So many take a phone a few milliseconds. */
const SLICE = 150;

/**
 * Calls `make` for each of `things` in idle moments, a slice in each, and gives the way to stop. What a search needs
 * of three thousand listings would otherwise be made in the task that answers the tap.
 */
export function madeAhead<Thing>(
  things: readonly Thing[],
  make: (thing: Thing) => unknown,
  wait: Wait = whenQuiet,
): () => void {
  let isStopped = false;
  function from(start: number): void {
    if (start >= things.length) return;
    wait(() => {
      if (isStopped) return;
      things.slice(start, start + SLICE).forEach((thing) => make(thing));
      from(start + SLICE);
    });
  }
  from(0);
  return () => {
    isStopped = true;
  };
}

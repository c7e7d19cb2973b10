import { nextTask } from './next-task.ts';

/** So many documents are read in less than 10 ms of a cheap phone. */
const SLICE = 16;

/**
 * What `read` makes of each, with room for a tap in between: a page of 200 documents would be one long task.
 */
export async function inSlices<From, To>(
  items: readonly From[],
  read: (item: From) => readonly To[],
): Promise<readonly To[]> {
  const made: To[] = [];
  for (let from = 0; from < items.length; from += SLICE) {
    if (from > 0) await nextTask();
    made.push(...items.slice(from, from + SLICE).flatMap(read));
  }
  return made;
}

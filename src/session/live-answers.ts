/*
 * Which answers of live queries are on their way to this page's screens. What has been written to the disk is read
 * anew by each that shows it, and whoever has heard by another way that it is there knows so before they do.
 */

const asked = new Set<object>();
const waiting = new Set<{ readonly left: Set<object>; readonly go: () => void }>();

export function noteAsked(query: object): void {
  asked.add(query);
}

/** It has answered, or nobody wants to know any more. */
export function noteAnswered(query: object): void {
  asked.delete(query);
  for (const each of waiting) {
    each.left.delete(query);
    if (each.left.size > 0) continue;
    waiting.delete(each);
    each.go();
  }
}

/** Once all have come that are on their way at this moment, for what was written just now too. */
export async function answersOnTheirWay(): Promise<void> {
  // Of the queries that hang on one write Dexie begins the first at once, and the others by timers.
  await new Promise((go) => setTimeout(go));
  const left = new Set(asked);
  if (left.size > 0) await new Promise<void>((go) => waiting.add({ left, go }));
}

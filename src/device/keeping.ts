import { createListeners } from '#domain/listeners.ts';

/** What was typed last is on the disk sooner than this, or the disk does not answer. */
const LONGEST_MS = 3_000;

const running = new Set<Promise<unknown>>();
const holders = createListeners();

/** Notes a write of what somebody has typed, until it is on the disk or refused; gives it back. */
export function keeping<T>(write: Promise<T>): Promise<T> {
  running.add(write);
  const end = () => running.delete(write);
  write.then(end, end);
  return write;
}

/**
 * Has `keepNow` called whenever the page may be gone in a moment: it begins, by {@link keeping}, to write down
 * what its holder has not yet. Gives the way to end that.
 */
export function keepOnLeaving(keepNow: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // A phone may end a hidden page without another word.
  addEventListener('pagehide', keepNow, { signal });
  document.addEventListener('visibilitychange', keepNow, { signal });
  const stop = holders.subscribe(keepNow);
  return () => {
    listening.abort();
    stop();
  };
}

/** When everything that was typed is on the disk: a page that is loaded afresh takes nothing with it. */
export async function allKept(): Promise<void> {
  const tooLong = new Promise<true>((resolve) => setTimeout(() => resolve(true), LONGEST_MS));
  for (;;) {
    holders.tell();
    if (running.size === 0) return;
    // A moment later: whoever waited for its turn to write has begun by then.
    const ended = Promise.allSettled(running).then(() => new Promise((resolve) => setTimeout(resolve)));
    if ((await Promise.race([ended, tooLong])) === true) return;
  }
}

/** Loads the page afresh, or another address, once what was typed is on the disk. */
export async function loadAfresh(href?: string): Promise<void> {
  await allKept();
  if (href === undefined) location.reload();
  else location.assign(href);
}

/** Whether somebody can see this page; the sync floor has no document of its own. */
export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: () => void): () => void;
}

/** A glance at another tab need not cost a new listener with its first reads. */
const GRACE_MS = 3_000;

/**
 * Runs `start` in one visible tab at a time, by a Web Lock of this name: it is handed over when the tab
 * is hidden, closed or frozen. Gives the way to stop for good.
 */
export function leadWhileVisible(name: string, visibility: Visibility, start: () => () => void): () => void {
  let turn: AbortController | null = null;
  let leaving: ReturnType<typeof setTimeout> | null = null;

  const enter = () => {
    if (leaving !== null) clearTimeout(leaving);
    leaving = null;
    if (turn !== null) return;
    turn = new AbortController();
    void lead(name, turn.signal, start);
  };
  const leave = () => {
    leaving = null;
    turn?.abort();
    turn = null;
  };
  const follow = () => {
    if (visibility.isVisible()) enter();
    else if (turn !== null && leaving === null) leaving = setTimeout(leave, GRACE_MS);
  };

  const unsubscribe = visibility.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    if (leaving !== null) clearTimeout(leaving);
    leave();
  };
}

async function lead(name: string, signal: AbortSignal, start: () => () => void): Promise<void> {
  try {
    await navigator.locks.request(name, { signal }, async () => {
      if (signal.aborted) return;
      const stop = start();
      await aborted(signal);
      stop();
    });
  } catch (error) {
    // AbortError: this tab was hidden before its turn came.
    if (!signal.aborted) throw error;
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

import { webTabs, type Tabs } from './web-tabs.ts';

/** Whether somebody can see this page; the sync floor has no document of its own. */
export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * A hidden tab goes on listening for so long: somebody who comes back within minutes costs no first reads. A
 * mobile browser freezes the page before that, and Firestore resumes its stream without reading everything
 * again.
 */
export const KEEP_MS = 10 * 60_000;

/**
 * Runs `start` in one tab at a time: in the one that is seen, and in a hidden one for some minutes where no
 * other is seen. It is handed over as soon as another tab asks. Gives the way to stop for good.
 */
export function leadWhileVisible(
  name: string,
  visibility: Visibility,
  start: () => () => void,
  tabs: Tabs = webTabs,
): () => void {
  let turn: AbortController | null = null;
  let leaving: ReturnType<typeof setTimeout> | null = null;

  const enter = () => {
    if (leaving !== null) clearTimeout(leaving);
    leaving = null;
    if (turn !== null) return;
    turn = new AbortController();
    void lead(name, turn.signal, start, tabs);
  };
  const leave = () => {
    if (leaving !== null) clearTimeout(leaving);
    leaving = null;
    turn?.abort();
    turn = null;
  };
  const follow = () => {
    if (visibility.isVisible()) enter();
    else if (turn !== null) leaving ??= setTimeout(leave, KEEP_MS);
  };

  const stops = [
    visibility.subscribe(follow),
    tabs.onAsked(name, () => {
      if (!visibility.isVisible()) leave();
    }),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
    leave();
  };
}

async function lead(name: string, signal: AbortSignal, start: () => () => void, tabs: Tabs): Promise<void> {
  tabs.ask(name);
  try {
    await tabs.holdAlone(name, signal, async () => {
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

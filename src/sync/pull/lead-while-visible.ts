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
 * How long a tab that is seen waits for a word of the one that listens before it takes its place: one that runs
 * makes room, or says that it is seen too. A browser may have frozen it as it was, iOS without telling it.
 */
export const SILENCE_MS = 5_000;

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
  const isSeen = () => visibility.isVisible();
  const seat: Seat = { name, tabs, isSeen, start, isTaken: false, hasWord: false };

  const enter = () => {
    if (leaving !== null) clearTimeout(leaving);
    leaving = null;
    if (turn !== null) return;
    const mine = new AbortController();
    turn = mine;
    void lead(seat, mine.signal).then(() => {
      if (turn !== mine) return;
      // Another tab has taken its place while this one stood still.
      turn = null;
      follow();
    });
  };
  const leave = () => {
    if (leaving !== null) clearTimeout(leaving);
    leaving = null;
    turn?.abort();
    turn = null;
  };
  const follow = () => {
    if (isSeen()) enter();
    else if (turn !== null) leaving ??= setTimeout(leave, KEEP_MS);
  };

  const stops = [
    visibility.subscribe(follow),
    tabs.onSaid(name, (word) => {
      if (word === 'stay') seat.hasWord = true;
      else if (!isSeen()) leave();
      else if (seat.isTaken) tabs.say(name, 'stay');
    }),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
    leave();
  };
}

/** This tab's part in who listens. */
interface Seat {
  readonly name: string;
  readonly tabs: Tabs;
  readonly isSeen: () => boolean;
  readonly start: () => () => void;
  /** This tab listens. */
  isTaken: boolean;
  /** The one that does is seen too, and has said so since it was last asked. */
  hasWord: boolean;
}

/** Ends once `signal` aborts, or another tab has taken the place. */
async function lead(seat: Seat, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    seat.hasWord = false;
    if (seat.isSeen()) seat.tabs.say(seat.name, 'ask');
    if (await waitFor(seat, signal)) return;
    if (signal.aborted || seat.hasWord || !seat.isSeen()) continue;
    return void (await hold(seat, signal, (work) => seat.tabs.takeOver(seat.name, work)));
  }
}

/** Whether its turn has come, and is over; else the tab that has it was silent for {@link SILENCE_MS}. */
async function waitFor(seat: Seat, signal: AbortSignal): Promise<boolean> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, SILENCE_MS);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await hold(seat, signal, (work) =>
      seat.tabs.holdAlone(seat.name, waiting.signal, () => {
        clearTimeout(timer);
        return work();
      }),
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Listens while it has the turn that it requests; gives whether that came. */
async function hold(
  seat: Seat,
  signal: AbortSignal,
  request: (work: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  let hasCome = false;
  const lost = new AbortController();
  try {
    await request(async () => {
      hasCome = true;
      if (signal.aborted) return;
      const stop = seat.start();
      seat.isTaken = true;
      await Promise.race([aborted(signal), aborted(lost.signal)]);
      seat.isTaken = false;
      stop();
    });
  } catch (error) {
    lost.abort();
    if (!signal.aborted && !isAbort(error)) throw error;
  }
  return hasCome;
}

/** Its turn has not come, or was taken over. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

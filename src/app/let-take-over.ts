import type { LoadingAhead } from './loading-ahead.ts';

/** How often a waiting version asks whether the user is still typing or sending. */
export const ASK_AGAIN_MS = 2_000;
/** So often it waits for code that is loaded ahead: what never comes must not hold it up for ever. */
export const MOST_WAITS = 5;

const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

export interface TakeOverSurroundings {
  /** Whether something is being typed or sent. */
  readonly isBusy: () => Promise<boolean>;
  readonly ahead: Pick<LoadingAhead, 'stop' | 'isUnderWay'>;
}

/**
 * The new version takes over at once when nothing is typed or being sent, else as soon as that is so. It is
 * told again for as long as it waits: a worker that did not start in time has heard nothing.
 *
 * Nothing more is loaded ahead: that code is of the version that goes. And Chromium ends the old worker
 * first; one that is asked for something in that very moment begins anew, and was seen to hold the new one up
 * for the five minutes that Chromium lets it.
 */
export function letTakeOver(
  waiting: Pick<ServiceWorker, 'state' | 'postMessage'>,
  { isBusy, ahead }: TakeOverSurroundings,
): void {
  ahead.stop();
  let waits = 0;
  const mayNow = async () => {
    if (ahead.isUnderWay() && waits < MOST_WAITS) {
      waits += 1;
      return false;
    }
    return !(await isBusy());
  };
  const ask = async () => {
    if (waiting.state !== 'installed') return;
    const may = await mayNow().catch((error: unknown) => {
      console.warn('nobody knows whether this device is busy', error);
      return false;
    });
    if (may) waiting.postMessage(SKIP_WAITING, []);
    setTimeout(ask, ASK_AGAIN_MS);
  };
  void ask();
}

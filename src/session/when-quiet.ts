import { firstScreenPainted } from './first-screen.ts';

/** Where the browser has no idle callback (Safari), and at the latest where it has. */
const QUIET_MS = 300;
const QUIET_AT_LATEST_MS = 2000;

/** Runs what may wait once the first screen stands and the browser has nothing else to do. */
export const whenQuiet = (run: () => void): void => void firstScreenPainted.then(() => whenIdle(run));

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: QUIET_AT_LATEST_MS });
  else setTimeout(run, QUIET_MS);
}

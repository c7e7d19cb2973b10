/** A first screen that cannot be drawn must not keep the rest of the app from starting. */
const AT_LATEST_MS = 5_000;

/** Where the browser has no idle callback (Safari), and at the latest where it has. */
const QUIET_MS = 300;
const QUIET_AT_LATEST_MS = 2000;

let settle: () => void = () => undefined;

/** Settles when the first screen stands: what it does not need is loaded behind it, not beside it. */
export const firstScreenPainted = new Promise<void>((resolve) => {
  settle = resolve;
  setTimeout(resolve, AT_LATEST_MS);
});

/** The first screen has been committed; the browser paints it before anything else happens. */
export function markFirstScreen(): void {
  requestAnimationFrame(() => setTimeout(settle));
}

/** Runs what may wait once the first screen stands and the browser has nothing else to do. */
export const whenQuiet = (run: () => void): void => void firstScreenPainted.then(() => whenIdle(run));

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: QUIET_AT_LATEST_MS });
  else setTimeout(run, QUIET_MS);
}

/** Ceiling of the first wait; it doubles with each further failure. */
export const BACKOFF_BASE_MS = 1_000;
/** Ceiling of every later wait: a stuck message tries at least once a minute while somebody is looking. */
export const BACKOFF_CAP_MS = 60_000;
/**
 * A captive portal may answer `Retry-After: 99999999`; nobody's message waits longer than this for its next
 * try.
 */
export const RETRY_AFTER_CAP_MS = 60 * 60_000;

/**
 * Milliseconds to wait after the `attempt`-th failure in a row (1 is the first), with full jitter from
 * `random01` (0–1). What the server asked for (`retryAfterMs`) is a minimum, and the jitter comes on top of
 * it: a thousand clients that were told "30 seconds" must not return in the same millisecond.
 */
export function backoffDelayMs(attempt: number, random01: number, retryAfterMs = 0): number {
  return minimumWaitMs(retryAfterMs) + Math.floor(unitInterval(random01) * backoffCeilingMs(attempt));
}

/** The longest jittered wait after the `attempt`-th failure, in milliseconds. */
export function backoffCeilingMs(attempt: number): number {
  const doublings = Number.isNaN(attempt) ? 0 : Math.max(0, Math.trunc(attempt) - 1);
  return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** doublings);
}

const minimumWaitMs = (retryAfterMs: number): number =>
  Number.isNaN(retryAfterMs) ? 0 : Math.min(RETRY_AFTER_CAP_MS, Math.max(0, Math.ceil(retryAfterMs)));

const unitInterval = (value: number): number => (Number.isNaN(value) ? 1 : Math.min(1, Math.max(0, value)));

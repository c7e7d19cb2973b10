import { DAY_MS } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

const HOUR_MS = 3_600_000;

/**
 * What the house does by the clock, and after how long its silence means that it does not run any more: some
 * more than the longest pause of its schedule.
 */
export const SCHEDULED = {
  gold_price: 3 * DAY_MS,
  price_in_force: 2 * DAY_MS,
  unshown_pictures: 2 * DAY_MS,
  stale_reservations: 2 * DAY_MS,
  reconciliation: 9 * DAY_MS,
  retention: 2 * DAY_MS,
} as const;
export type ScheduledName = keyof typeof SCHEDULED;

export const RUN_OUTCOMES = [
  /** Began and has not ended: it works, or was killed. */
  'running',
  'done',
  /** Nothing is configured to be done. */
  'off',
  /** It has decided against doing it, and the desk has to look. */
  'refused',
  'failed',
] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** The last run of something that is done by the clock. */
export interface SystemRun {
  readonly name: ScheduledName;
  readonly outcome: RunOutcome;
  readonly startedAt: Millis;
  readonly endedAt: Millis | null;
  /** When it last ended well. */
  readonly lastDoneAt: Millis | null;
  /** What it did, counted: no names, no texts. */
  readonly figures: Readonly<Record<string, number>>;
  /** Why it refused or failed, as a code; empty otherwise. */
  readonly reason: string;
}

/** No run takes longer than this. */
const LONGEST_RUN_MS = HOUR_MS;

/** Whether the desk has to look: it failed, refused, was killed, or has been silent for too long. */
export function needsLook(run: SystemRun, now: Millis): boolean {
  switch (run.outcome) {
    case 'failed':
    case 'refused':
      return true;
    case 'running':
      return now - run.startedAt > LONGEST_RUN_MS;
    case 'off':
      return false;
    case 'done':
      return now - run.startedAt > SCHEDULED[run.name];
  }
}

/** What has failed of one function, until the desk has seen to it. */
export interface SystemFault {
  /** The function's name. */
  readonly name: string;
  readonly count: number;
  readonly firstAt: Millis;
  readonly lastAt: Millis;
  /** The error's code, or its class where it has none: its message may quote what people wrote. */
  readonly code: string;
}

import { setTimeout as pause } from 'node:timers/promises';

/** What turns are waited for by; epoch milliseconds. */
export interface TurnClock {
  now(): number;
  pause(ms: number): Promise<unknown>;
}

export const TURN_CLOCK: TurnClock = { now: () => Date.now(), pause };

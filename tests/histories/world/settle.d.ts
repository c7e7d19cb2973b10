import type { VirtualTime } from './virtual-time.ts';
/** Lets a world run. */
export interface Pump {
  /** Until everything that runs at once has run. */
  settle(): Promise<void>;
  /** Until so much of the world's time has passed. */
  pass(ms: number): Promise<void>;
  /** Until this is known, for as long as it takes. */
  wait<T>(work: Promise<T>): Promise<T>;
}
/**
 * Runs `work` while the tasks of the event loop are counted: fake-indexeddb queues each step of a transaction as one, so
 * nothing is under way where none is left.
 */
export declare function withPump(time: VirtualTime, work: (pump: Pump) => Promise<void>): Promise<void>;
/** Lets what runs at once go one step on. */
export declare const turnOfTheLoop: () => Promise<void>;

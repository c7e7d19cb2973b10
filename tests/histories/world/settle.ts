import type { VirtualTime } from './virtual-time.ts';

const realImmediate = globalThis.setImmediate;

/** Turns of the event loop that one moment of the world may take before its clock goes on all the same. */
const MOST_TURNS = 5_000;
/** Tasks of the world that an answer may wait for. */
const MOST_STEPS = 20_000;

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
 * Runs `work` while the tasks of the event loop are counted: fake-indexeddb queues each step of a transaction
 * as one, so nothing is under way where none is left.
 */
export async function withPump(time: VirtualTime, work: (pump: Pump) => Promise<void>): Promise<void> {
  let pending = 0;
  const counted = (task: (...given: unknown[]) => void, ...given: unknown[]) => {
    pending += 1;
    return realImmediate(() => {
      pending -= 1;
      task(...given);
    });
  };
  const loop = async () => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await turnOfTheLoop();
      if (pending === 0) return;
    }
  };
  const runUntil = async (until: number) => {
    await loop();
    for (let next = time.nextAt(); next !== null && next <= until; next = time.nextAt()) {
      time.runNext();
      await loop();
    }
  };
  const before = globalThis.setImmediate;
  const { stackTraceLimit } = Error;
  // Each live query that is asked anew ends in an exception that nobody looks at, whose stack costs more than
  // the query.
  Error.stackTraceLimit = 2;
  Object.defineProperty(globalThis, 'setImmediate', { value: counted, configurable: true, writable: true });
  try {
    await work({
      settle: () => runUntil(time.now),
      async pass(ms) {
        const until = time.now + ms;
        await runUntil(until);
        time.now = until;
      },
      async wait(work) {
        const answer = { isKnown: false };
        const known = () => {
          answer.isKnown = true;
        };
        work.then(known, known);
        await runUntil(time.now);
        for (let step = 0; !answer.isKnown && step < MOST_STEPS; step += 1) {
          time.runNext();
          await loop();
        }
        if (!answer.isKnown) throw new Error('something never ended');
        return work;
      },
    });
  } finally {
    globalThis.setImmediate = before;
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Lets what runs at once go one step on. */
export const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => void realImmediate(resolve));

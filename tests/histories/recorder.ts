import type { Deed, HistoryEvent, ProcessName, SeenRoom } from './history.ts';
import type { Written } from './world/server.ts';
import type { VirtualTime } from './world/virtual-time.ts';

/** Writes down what happens, in the one order of the run. */
export class Recorder {
  readonly events: HistoryEvent[] = [];
  readonly #time: VirtualTime;
  #order = 0;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  wrote(written: Written): void {
    this.events.push({ ...written, at: this.#time.now, order: this.#next() });
  }

  /** Something begins; the result says how it ended, once. */
  begin(process: ProcessName, deed: Deed): (outcome: 'ok' | 'refused' | 'unknown') => void {
    const invokedAt = this.#next();
    let isOver = false;
    return (outcome) => {
      if (isOver) return;
      isOver = true;
      const event = {
        kind: 'client',
        ...process,
        at: this.#time.now,
        invokedAt,
        order: this.#next(),
        deed,
        outcome,
      } as const;
      this.events.push(event);
    };
  }

  beginRead(process: ProcessName, session: number): (room: SeenRoom) => void {
    const invokedAt = this.#next();
    return (room) => {
      this.events.push({
        kind: 'read',
        ...process,
        at: this.#time.now,
        invokedAt,
        order: this.#next(),
        session,
        room,
      });
    };
  }

  #next(): number {
    this.#order += 1;
    return this.#order;
  }
}

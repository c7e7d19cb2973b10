import type { TurnClock } from '../../functions/src/runtime/turn-clock.ts';

interface Wait {
  readonly until: number;
  readonly goOn: () => void;
}

/**
 * A clock that stands while anything is being done, and goes on to the next moment that somebody waits for
 * once all wait: an hour passes as soon as nothing is left to do in it. Epoch milliseconds.
 */
export class StandingClock implements TurnClock {
  #now: number;
  #underWay = 0;
  #waits: Wait[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  pause(ms: number): Promise<void> {
    return new Promise((goOn) => {
      this.#waits.push({ until: this.#now + ms, goOn });
      this.#goOnIfAllWait();
    });
  }

  /** Does what waits by this clock, all of it at once. */
  run<T>(works: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
    this.#underWay += works.length;
    return Promise.all(works.map((work) => this.#done(work)));
  }

  async #done<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      this.#goOnIfAllWait();
    }
  }

  #goOnIfAllWait(): void {
    if (this.#waits.length === 0 || this.#waits.length < this.#underWay) return;
    this.#now = Math.min(...this.#waits.map(({ until }) => until));
    const due = this.#waits.filter(({ until }) => until <= this.#now);
    this.#waits = this.#waits.filter(({ until }) => until > this.#now);
    for (const { goOn } of due) goOn();
  }
}

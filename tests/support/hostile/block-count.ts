import { Session } from 'node:inspector/promises';

/**
 * Counts how often any piece of our code runs while `work` does: steps that are the same on every machine.
 * What is to be counted must be imported after `begin`, since a function that was translated before is
 * counted as one piece.
 */
export class BlockCount {
  readonly #session = new Session();

  async begin(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Of each work, one after the other: to ask costs far more than what is asked about. */
  async of(works: readonly (() => unknown)[]): Promise<readonly number[]> {
    await this.#taken();
    const counts: number[] = [];
    for (const work of works) {
      work();
      counts.push(await this.#taken());
    }
    return counts;
  }

  /** What has run since this was last asked. */
  async #taken(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => /\/src\/|\/valibot\//.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  }

  end(): void {
    this.#session.disconnect();
  }
}

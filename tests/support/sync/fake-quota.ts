import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import { millis, type Millis } from '#domain/units.ts';

/** How many messages a person may send within a window of the server's clock. */
export interface FakeQuotaSize {
  readonly most: number;
  readonly windowMs: number;
  readonly now: () => Millis;
  /** How much the device's clock is ahead of the server's. */
  readonly aheadMs: () => number;
}

/** Counts messages as the rules do. */
export class FakeQuota {
  size: FakeQuotaSize | null = null;
  /** How often it was used up. */
  held = 0;
  #since = 0;
  #used = 0;

  /** A commit that there is no room for is held without being looked at; `null` where there is. */
  fullFor(added: number): RemoteOutcome<never> | null {
    if (!this.size) return null;
    const { most, windowMs, now, aheadMs } = this.size;
    if (now() >= this.#since + windowMs) [this.#since, this.#used] = [now(), 0];
    if (this.#used + added <= most) return null;
    this.held += 1;
    return { kind: 'held', quota: 'messages', until: millis(this.#since + windowMs + aheadMs()) };
  }

  count(added: number): void {
    this.#used += added;
  }
}

/** Times of the demo data: counted back from the moment of seeding, in Seoul. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SEOUL_OFFSET_MS = 9 * 60 * MINUTE_MS;

const AFTERNOON_MS = 15 * 60 * MINUTE_MS;

/**
 * The last three in the afternoon in Seoul: counted back from it the demo data is the same at whatever hour
 * it is made.
 */
export function lastAfternoon(now) {
  const shifted = now + SEOUL_OFFSET_MS - AFTERNOON_MS;
  return Math.floor(shifted / DAY_MS) * DAY_MS + AFTERNOON_MS - SEOUL_OFFSET_MS;
}

export class Clock {
  /** @param now epoch milliseconds; cut to the minute so that one run is one moment */
  constructor(now) {
    this.now = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  }

  minutesAgo(minutes) {
    return new Date(this.now - minutes * MINUTE_MS);
  }

  /** `HH:MM` in Seoul, so many days ago (negative: to come). Today's later hours become a few minutes ago. */
  at(daysAgo, time) {
    const [hours, minutes] = time.split(':').map(Number);
    const moment = this.#midnight() - daysAgo * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
    return new Date(daysAgo >= 0 && moment > this.now ? this.now - 3 * MINUTE_MS : moment);
  }

  /** `YYYY-MM-DD` in Seoul. */
  date(daysAgo = 0) {
    return new Date(this.now + SEOUL_OFFSET_MS - daysAgo * DAY_MS).toISOString().slice(0, 10);
  }

  #midnight() {
    return Math.floor((this.now + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS;
  }
}

import type { Millis } from '#domain/units.ts';

/** How often a hidden page looks whether it still runs. */
const BEAT_MS = 5_000;
/** A pause of this length is no busy phone's. */
const LONGEST_PAUSE_MS = 20_000;
/** Browsers let timers of a page that has been hidden for some minutes run once a minute. */
const THROTTLED_AFTER_MS = 4 * 60_000;
const LONGEST_THROTTLED_PAUSE_MS = 90_000;

export interface Standstill {
  hide(): void;
  /** Gives whether the page stood still since it was hidden. */
  show(): boolean;
}

/**
 * Finds out whether a hidden page was frozen, or slept with its device: then its streams may be dead without
 * a word. One that went on running has heard of everything, and need not connect anew.
 */
export function createStandstill(now: () => Millis): Standstill {
  let hiddenAt = now();
  let beatAt = hiddenAt;
  let stoodStill = false;
  let timer: ReturnType<typeof setInterval> | null = null;

  const beat = () => {
    const at = now();
    const isThrottled = at - hiddenAt > THROTTLED_AFTER_MS;
    stoodStill ||= at - beatAt > (isThrottled ? LONGEST_THROTTLED_PAUSE_MS : LONGEST_PAUSE_MS);
    beatAt = at;
  };
  return {
    hide() {
      if (timer !== null) return;
      hiddenAt = now();
      beatAt = hiddenAt;
      stoodStill = false;
      timer = setInterval(beat, BEAT_MS);
    },
    show() {
      if (timer === null) return false;
      clearInterval(timer);
      timer = null;
      beat();
      return stoodStill;
    },
  };
}

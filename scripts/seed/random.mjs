/** Repeatable chance: the same seed gives the same demo data on every machine. */

/** A generator of numbers in [0, 1) from a word (FNV-1a hash into mulberry32). */
export function seeded(word) {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0), 16777619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = (random, list) => list[Math.floor(random() * list.length)];
/** A whole number from `low` to `high`, both included. */
export const between = (random, low, high) => low + Math.floor(random() * (high - low + 1));

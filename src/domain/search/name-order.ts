/**
 * Puts names in the order of the alphabet, digits and Latin letters first. Hangul syllables are encoded in
 * their order; `Intl.Collator` would agree, but loads tables for 10 ms of a fast machine first.
 */
export const compareNames = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

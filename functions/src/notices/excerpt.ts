/** Letters of somebody's words that a notice quotes; the rest is behind its link. */
const MAX_LETTERS = 120;

/**
 * The beginning of what somebody wrote, on one line and in one direction: a notice has words of the house before
 * and behind it, which nobody else ends, turns around or adds a line to.
 */
export function excerpt(words: string | null): string {
  if (words === null) return '';
  const letters = [
    ...words
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .trim()
      .replaceAll(/\s+/g, ' '),
  ];
  return letters.length <= MAX_LETTERS ? letters.join('') : `${letters.slice(0, MAX_LETTERS).join('')}…`;
}

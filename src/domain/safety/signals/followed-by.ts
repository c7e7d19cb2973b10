import type { Clause } from '../said.ts';

/** How far what follows a word may speak against it. */
const RELEVANT_LETTERS = 40;

export interface Meant {
  /** What it is about: a global pattern. */
  readonly what: RegExp;
  /** What is done about it, so many letters behind it at most. */
  readonly done: RegExp;
  readonly withinLetters: number;
}

/**
 * Whether a clause says one thing and soon after it the other, and nothing right there speaks against it.
 * What stands before it is left alone: "저는 못 나가고 남편이 나가요". Every place is looked at through a window, so that
 * the cost stays linear.
 */
export function isFollowedBy(
  clause: Clause,
  { what, done, withinLetters }: Meant,
  against?: RegExp,
): boolean {
  return [...clause.matchAll(what)].some(({ 0: found, index }) => {
    const end = index + found.length;
    if (!done.test(clause.slice(end, end + withinLetters))) return false;
    return against === undefined || !against.test(clause.slice(index, index + RELEVANT_LETTERS));
  });
}

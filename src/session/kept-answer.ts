import { createListeners } from '#domain/listeners.ts';

/**
 * What a question was answered last, for as long as the page lives: whoever comes back to its screen sees at
 * once what stood there, and the disk is asked behind it. A sign-out loads the page anew, so nothing of one
 * person is kept for the next.
 */
export interface KeptAnswer<T> {
  /** `null` where it was never answered, or about something else. */
  take(deps: readonly unknown[]): { readonly value: T } | null;
  /** Whether there is one at all, about whatever. */
  isThere(): boolean;
  /** Keeps an answer and gives it; the former one where it says the same. */
  keep(deps: readonly unknown[], value: T): T;
}

const keepers = createListeners();

/**
 * One for each question that is worth it. `saysTheSame` tells whether a newer answer is worth drawing; what
 * would take long to compare is drawn again.
 */
export function keptAnswer<T>(saysTheSame: (former: T, value: T) => boolean = sameWords): KeptAnswer<T> {
  let kept: { readonly deps: readonly unknown[]; readonly value: T } | null = null;
  keepers.subscribe(() => {
    kept = null;
  });
  return {
    take: (deps) => (kept !== null && isSame(kept.deps, deps) ? { value: kept.value } : null),
    isThere: () => kept !== null,
    keep(deps, value) {
      const isOld = kept !== null && isSame(kept.deps, deps) && saysTheSame(kept.value, value);
      if (kept === null || !isOld) kept = { deps, value };
      return kept.value;
    },
  };
}

const sameWords = (former: unknown, value: unknown): boolean =>
  JSON.stringify(former) === JSON.stringify(value);

/** Something has happened after which nothing that was answered before may be shown. */
export const forgetKeptAnswers = (): void => keepers.tell();

/** Whether two questions are about the same. */
export const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

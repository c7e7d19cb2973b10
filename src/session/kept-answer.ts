/**
 * What a question was answered last, for as long as the page lives: whoever comes back to its screen sees at
 * once what stood there, and the disk is asked behind it. A sign-out loads the page anew, so nothing of one
 * person is kept for the next.
 */
export interface KeptAnswer<T> {
  /** `null` where it was never answered, or about something else. */
  take(deps: readonly unknown[]): { readonly value: T } | null;
  /** Keeps an answer and gives it; the former one where it says the same. */
  keep(deps: readonly unknown[], value: T): T;
}

const all = new Set<() => void>();

/** One for each question that is worth it; an answer is compared by its JSON, so it must be short. */
export function keptAnswer<T>(): KeptAnswer<T> {
  let kept: { readonly deps: readonly unknown[]; readonly value: T; readonly words: string } | null = null;
  all.add(() => {
    kept = null;
  });
  return {
    take: (deps) => (kept !== null && isSame(kept.deps, deps) ? { value: kept.value } : null),
    keep(deps, value) {
      const words = JSON.stringify(value);
      if (kept === null || kept.words !== words || !isSame(kept.deps, deps)) kept = { deps, value, words };
      return kept.value;
    },
  };
}

/** Something has happened after which nothing that was answered before may be shown. */
export function forgetKeptAnswers(): void {
  for (const forget of all) forget();
}

/** Whether two questions are about the same. */
export const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

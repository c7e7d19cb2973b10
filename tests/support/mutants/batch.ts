/** What one run of the driver is to try. */
export interface Batch {
  /** Each source with all its mutants as switches, by its path from the project's folder. */
  readonly sources: Readonly<Record<string, string>>;
  /** Paths of test files. */
  readonly tests: readonly string[];
  /** Those still to be tried, in order. */
  readonly mutants: readonly { readonly id: string; readonly file: string }[];
  /** By source: the test files that import it, the nearest first. */
  readonly near: Readonly<Record<string, readonly string[]>>;
  /** Files and names of tests that an earlier process has seen fail without a mutant. */
  readonly leftOut: readonly string[];
  /** One line of JSON for each step is added to it. */
  readonly progress: string;
  /** In ms since 1970. */
  readonly endsAt: number;
}

export type Step =
  | { readonly kind: 'loading'; readonly file: string }
  | { readonly kind: 'loaded'; readonly tests: number; readonly leftOut: readonly string[] }
  /** It waits for something, but is in no loop. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'tried'; readonly id: string; readonly status: Status; readonly by?: string }
  /** Without the mutant the test fails as well: only a new process can tell. */
  | { readonly kind: 'unclear'; readonly id: string; readonly by: string }
  | { readonly kind: 'ended' };

export type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';

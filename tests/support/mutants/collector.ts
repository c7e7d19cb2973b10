import { expect as realExpect, vi as realVi } from 'vitest';

type Work = (...args: never[]) => unknown;

/** A test with the hooks around it. */
export interface Collected {
  readonly file: string;
  readonly name: string;
  readonly work: () => unknown;
  readonly before: readonly Work[];
  readonly after: readonly Work[];
}

interface Suite {
  readonly name: string;
  readonly before: Work[];
  readonly after: Work[];
}

interface State {
  collected: Collected[];
  file: string;
  suites: Suite[];
  /** How long a test may wait for what it expects, in ms: it is short while a mutant is tried. */
  patienceMs: number;
}

declare global {
  var collectorState: State | undefined;
}
/** Of the process: this module is loaded again with all others. */
export const state: State = (globalThis.collectorState ??= {
  collected: [],
  file: '',
  suites: [],
  patienceMs: 50_000,
});

/** Gives the tests of a file by loading it. */
export async function testsOf(path: string): Promise<readonly Collected[]> {
  state.collected = [];
  state.file = path;
  state.suites = [{ name: '', before: [], after: [] }];
  await import(/* @vite-ignore */ `${process.cwd()}/${path}`);
  return state.collected;
}

const innermost = (): Suite => {
  const suite = state.suites.at(-1);
  if (!suite) throw new Error('a test outside of a file');
  return suite;
};

const add = (name: string, work: () => unknown): void => {
  state.collected.push({
    file: state.file,
    name: [...state.suites.map((suite) => suite.name), name].filter((part) => part !== '').join(' › '),
    work,
    before: state.suites.flatMap(({ before }) => before),
    after: state.suites.flatMap(({ after }) => after).toReversed(),
  });
};

const eachOf =
  (one: (name: string, work: Work) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    const isTable = rows.every((row) => Array.isArray(row));
    rows.forEach((row, index) => {
      const args = (isTable ? row : [row]) as never[];
      one(`${name} #${index}`, () => workOf(rest)(...args));
    });
  };

const workOf = (rest: readonly unknown[]): Work => {
  const work = rest.find((part) => typeof part === 'function');
  if (!work) throw new Error('a test without work');
  return work as Work;
};

const collecting = () =>
  Object.assign((name: string, ...rest: unknown[]): void => add(name, workOf(rest)), { each: eachOf(add) });
export const test = collecting();
export const it = collecting();

const inSuite = (name: string, work: Work): void => {
  state.suites.push({ name, before: [], after: [] });
  work();
  state.suites.pop();
};

export const describe = Object.assign(
  (name: string, ...rest: unknown[]): void => inSuite(name, workOf(rest)),
  { each: eachOf(inSuite) },
);

export const beforeEach = (work: Work): void => void innermost().before.push(work);
export const afterEach = (work: Work): void => void innermost().after.push(work);

const realSetTimeout = globalThis.setTimeout;
const POLL_MS = 15;

type Matchers = Record<string, (...args: unknown[]) => unknown>;

/** As vitest's own, with a patience that can be made short. */
function poll(look: () => unknown): unknown {
  const matching =
    (isNot: boolean, matcher: string) =>
    async (...args: unknown[]) => {
      const endsAt = performance.now() + state.patienceMs;
      for (;;) {
        try {
          const assertion = Reflect.apply(realExpect, undefined, [await look()]);
          return ((isNot ? assertion.not : assertion) as unknown as Matchers)[matcher]?.(...args);
        } catch (error) {
          if (performance.now() > endsAt) throw error;
        }
        // As vitest's own does: a database tells of what is new by timers, which may be held.
        if (realVi.isFakeTimers()) realVi.advanceTimersByTime(POLL_MS);
        await new Promise((resolve) => realSetTimeout(resolve, POLL_MS));
      }
    };
  const of = (isNot: boolean): object =>
    new Proxy({}, { get: (_, name) => (name === 'not' ? of(true) : matching(isNot, String(name))) });
  return of(false);
}

export const expect = new Proxy(realExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

export const vi = new Proxy(realVi, {
  get: (target, name) =>
    name === 'waitFor'
      ? (look: () => unknown) => realVi.waitFor(look, { timeout: state.patienceMs })
      : Reflect.get(target, name),
});

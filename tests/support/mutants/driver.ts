import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Batch, Status, Step } from './batch.ts';
import { state, testsOf, type Collected } from './collector.ts';

/** What the switches of an instrumented source look at. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

const PATIENCE_MS = 20_000;
/** So long may a test wait while a mutant is in; who has waited in vain is asked again with more time. */
const SHORT_MS = 300;
/** The same while all modules are loaded anew. */
const ANEW_MS = 3_000;
/** A loop that runs so much oftener than without the mutant has no end. */
const MOST_TIMES = 100;

const ALIVE_EVERY_MS = 2_000;
/** What runs between the tests, left behind by one, is neither a test's nor a module's that loads. */
const BETWEEN = 'between';

const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const [realSetInterval, realClearInterval] = [globalThis.setInterval, globalThis.clearInterval];
const switches: Switch = {};
Object.assign(globalThis, { __stryker__: switches });

const batch: Batch = JSON.parse(readFileSync(process.env['GEUMNARU_BATCH'] ?? '', 'utf8'));
const tell = (step: Step): void => appendFileSync(batch.progress, `${JSON.stringify(step)}\n`);

interface Known extends Collected {
  readonly id: string;
  readonly ms: number;
  kills: number;
}

/** Runs a test; `null` if it passed, or why it did not. */
async function outcomeOf(one: Collected, ms: number): Promise<'failed' | 'late' | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = realSetTimeout(() => resolve('late'), ms);
  });
  const work = async (): Promise<'failed' | null> => {
    try {
      for (const hook of one.before) await hook();
      await one.work();
      return null;
    } catch {
      return 'failed';
    } finally {
      for (const hook of one.after) await hook();
    }
  };
  const outcome = await Promise.race([work().catch(() => 'failed' as const), late]);
  realClearTimeout(timer);
  if (outcome === 'late') {
    // Its own hooks may never run: the next test begins with a clock that goes.
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  return outcome;
}

/** How long a test takes without any mutant, in ms; `null` if it fails here. */
async function plainRun(one: Collected): Promise<number | null> {
  switches.activeMutant = undefined;
  state.patienceMs = PATIENCE_MS;
  const since = performance.now();
  return (await outcomeOf(one, PATIENCE_MS)) === null ? performance.now() - since : null;
}

async function mutatedRun(one: Known, mutant: string, ms: number, hits: number) {
  state.patienceMs = ms;
  switches.hitCount = 0;
  switches.hitLimit = hits * MOST_TIMES + 1_000;
  switches.activeMutant = mutant;
  const outcome = await outcomeOf(one, 2 * ms + 6 * one.ms);
  switches.activeMutant = undefined;
  return outcome;
}

/**
 * Whether a test catches a mutant: it has to pass without it, in much less time than it was given with it. A wait
 * that a busy machine has ended is no catch, so waits are believed the second time only.
 */
async function isCaught(one: Known, mutant: string, hits: number): Promise<Status | 'unclear' | null> {
  let ms = SHORT_MS;
  for (let hasWaited = false; ;) {
    const since = performance.now();
    const outcome = await mutatedRun(one, mutant, ms, hits);
    if (outcome === null) return null;
    const isInstant = performance.now() - since < ms;
    const plainMs = await plainRun(one);
    if (plainMs === null) return 'unclear';
    const isFast = plainMs * 3 < ms;
    if (isFast && (isInstant || hasWaited)) return outcome === 'late' ? 'Timeout' : 'Killed';
    hasWaited = isFast;
    ms = Math.max(2 * ms, 6 * plainMs);
  }
}

/**
 * What is made while a module loads: all modules are loaded anew with the mutant in. What fails has to pass once
 * more without it.
 */
async function isCaughtAnew(mutant: string, source: string): Promise<boolean> {
  const files = (batch.near[source] ?? []).toSorted((a, b) => killsOf(source, b) - killsOf(source, a));
  for (const file of files) {
    const passing = await passingAnew(file);
    if (passing.size === 0) continue;
    if (!(await failsAnew(file, mutant, passing))) continue;
    if (await failsAnew(file, undefined, passing)) continue;
    anewKills.set(`${source} ${file}`, killsOf(source, file) + 1);
    return true;
  }
  return false;
}

const anewKills = new Map<string, number>();
const killsOf = (source: string, file: string): number => anewKills.get(`${source} ${file}`) ?? 0;

/** By test file: the names of tests that pass where the file is loaded anew without a mutant. */
const knownAnew = new Map<string, ReadonlySet<string>>();

async function passingAnew(file: string): Promise<ReadonlySet<string>> {
  const known = knownAnew.get(file);
  if (known) return known;
  const passing = new Set<string>();
  await loadAnew(undefined, async () => {
    for (const one of await loadedTestsOf(file)) {
      if ((await outcomeOf(one, PATIENCE_MS)) === null) passing.add(one.name);
    }
  });
  knownAnew.set(file, passing);
  return passing;
}

async function failsAnew(
  file: string,
  mutant: string | undefined,
  passing: ReadonlySet<string>,
): Promise<boolean> {
  try {
    return await loadAnew(mutant, async () => {
      for (const one of await testsOf(file)) {
        if (passing.has(one.name) && (await outcomeOf(one, 3 * ANEW_MS)) !== null) return true;
      }
      return false;
    });
  } catch {
    return true;
  }
}

async function loadAnew<T>(mutant: string | undefined, work: () => Promise<T>): Promise<T> {
  await forgetDatabases();
  vi.resetModules();
  state.patienceMs = ANEW_MS;
  switches.hitCount = undefined;
  switches.activeMutant = mutant;
  try {
    return await work();
  } finally {
    switches.activeMutant = undefined;
  }
}

/** Modules that load anew give the names of their databases once more, from the first on. */
async function forgetDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    await new Promise<void>((resolve) => {
      const deletion = indexedDB.deleteDatabase(name);
      for (const end of ['success', 'error', 'blocked']) deletion.addEventListener(end, () => resolve());
    });
  }
}

/** What needs a plugin of the app's build cannot be loaded here, and has no tests. */
async function loadedTestsOf(file: string): Promise<readonly Collected[]> {
  try {
    return await testsOf(file);
  } catch {
    return [];
  }
}

test('mutants', async () => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) console[level] = () => {};
  process.on('unhandledRejection', () => {});
  process.on('uncaughtException', () => {});
  const beat = realSetInterval(() => tell({ kind: 'alive' }), ALIVE_EVERY_MS);
  onTestFinished(() => realClearInterval(beat));
  const known: Known[] = [];
  const leftOut: string[] = [];
  for (const file of batch.tests) {
    tell({ kind: 'loading', file });
    switches.currentTestId = undefined;
    const tests = await loadedTestsOf(file);
    switches.currentTestId = BETWEEN;
    for (const one of tests) {
      if (batch.leftOut.includes(`${one.file} ${one.name}`)) continue;
      const id = `${known.length + leftOut.length}`;
      fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
      switches.currentTestId = id;
      const ms = await plainRun(one);
      switches.currentTestId = BETWEEN;
      if (ms === null) leftOut.push(`${file} ${one.name}`);
      else known.push({ ...one, id, ms, kills: 0 });
    }
  }
  const coverage = switches.mutantCoverage ?? { static: {}, perTest: {} };
  tell({ kind: 'loaded', tests: known.length, leftOut });
  expect(known).not.toEqual([]);
  let file = '';
  for (const mutant of batch.mutants) {
    if (Date.now() > batch.endsAt) return;
    tell({ kind: 'begun', id: mutant.id });
    if (mutant.file !== file) for (const one of known) one.kills = 0;
    file = mutant.file;
    const covering = known
      .filter((one) => coverage.perTest[one.id]?.[mutant.id] !== undefined)
      .toSorted((a, b) => (b.kills + 1) / (b.ms + 2) - (a.kills + 1) / (a.ms + 2));
    let status: Status = covering.length > 0 ? 'Survived' : 'NoCoverage';
    let by: Known | undefined;
    for (const one of covering) {
      const hits = coverage.perTest[one.id]?.[mutant.id] ?? 0;
      const caught = await isCaught(one, mutant.id, hits);
      if (caught === null) continue;
      if (caught === 'unclear') {
        tell({ kind: 'unclear', id: mutant.id, by: one.name });
        return;
      }
      one.kills += 1;
      by = one;
      status = caught;
      break;
    }
    if (by === undefined && coverage.static[mutant.id] !== undefined) {
      status = (await isCaughtAnew(mutant.id, mutant.file)) ? 'Killed' : 'Survived';
    }
    tell({ kind: 'tried', id: mutant.id, status, ...(by && { by: `${by.file} ${by.name}` }) });
  }
  tell({ kind: 'ended' });
});

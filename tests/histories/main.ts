import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { compare } from './compare.ts';
import { MUTANTS } from './mutants.ts';
import { judge, type Verdict } from './run-many.ts';
import { runSideBySide } from './run-side-by-side.ts';
import { shrink } from './shrink.ts';
import { bundleClient } from './world/bundle-client.ts';

export interface Wishes {
  readonly runs: number;
  readonly minutes: number;
  readonly seed: number | null;
  /** How many run at once. */
  readonly threads: number;
  readonly replay: string | null;
  readonly isMutants: boolean;
  /** The same plans over Firestore's own SDK as well. */
  readonly isBesideSdk: boolean;
  /** Only the mutants in whose name it is. */
  readonly only: string;
}

const KEPT = '.cache/histories';
const SHRINK_TRIES = 80;
const PROGRESS_MS = 10_000;

/** `npm run histories`: gives whether everything held. */
export async function histories(wishes: Wishes): Promise<boolean> {
  if (wishes.replay !== null) return replay(wishes.replay);
  if (wishes.isBesideSdk) return besideSdk(wishes);
  return wishes.isMutants ? mutants(wishes) : promises(wishes);
}

const scriptOf = (code: string): Script => new Script(code, { filename: 'client.js' });

async function promises({ runs, minutes, seed, threads }: Wishes): Promise<boolean> {
  const code = await bundleClient();
  const firstSeed = seed ?? randomInt(2 ** 30);
  console.log(`${runs} histories from seed ${firstSeed}, for ${minutes} minutes at most, ${threads} at once`);
  const { done, events, broken, endless } = await runSideBySide({
    code,
    firstSeed,
    runs,
    threads,
    endsAt: Date.now() + minutes * 60_000,
    progress: sometimes((done, events) => console.log(`  ${done} histories, ${events} events`)),
  });
  if (endless !== null) {
    console.log(`BROKEN seed ${endless} comes to no end, after ${done} histories, ${events} events`);
    return false;
  }
  if (!broken) {
    console.log(`ok     ${done} histories from seed ${firstSeed}, ${events} events: every promise was kept`);
    return true;
  }
  console.log(`${done} histories, ${events} events`);
  const script = scriptOf(code);
  const failed = await judge(script, broken);
  tell(failed);
  console.log('making it smaller …');
  const small = await shrink(script, failed, SHRINK_TRIES);
  tell(small);
  console.log(`npm run histories -- --replay ${keep(small)}`);
  return false;
}

/** Counts what is broken, by us and by the SDK; good where we break nothing. */
async function besideSdk({ runs, minutes, seed }: Wishes): Promise<boolean> {
  const firstSeed = seed ?? randomInt(2 ** 30);
  console.log(`${runs} plans from seed ${firstSeed}, for ${minutes} minutes at most`);
  const { lines, isKept } = await compare({
    runs,
    firstSeed,
    endsAt: Date.now() + minutes * 60_000,
    progress: sometimes((done) => console.log(`  ${done} plans`)),
  });
  for (const line of lines) console.log(line);
  return isKept;
}

async function replay(file: string): Promise<boolean> {
  const { plan }: Pick<Verdict, 'plan'> = JSON.parse(readFileSync(file, 'utf8'));
  const verdict = await judge(scriptOf(await bundleClient()), plan);
  tell(verdict);
  return verdict.breaches.length === 0;
}

/** Plants each fault and runs until it is caught; says what it took. */
async function mutants({ runs, minutes, seed, threads, only }: Wishes): Promise<boolean> {
  const firstSeed = seed ?? 1;
  console.log(`| planted fault | runs from seed ${firstSeed} | seed | promise that was broken |`);
  console.log('| --- | --- | --- | --- |');
  let isGood = true;
  for (const { name, plants } of MUTANTS.filter((mutant) => mutant.name.includes(only))) {
    const code = await bundleClient(plants);
    const endsAt = Date.now() + minutes * 60_000;
    const { done, broken, endless } = await runSideBySide({
      code,
      firstSeed,
      runs,
      threads,
      endsAt,
      progress: ignore,
    });
    isGood &&= broken !== null || endless !== null;
    const verdict = broken && (await judge(scriptOf(code), broken));
    let caught = endless === null ? 'not caught | –' : `${endless} | comes to an end`;
    if (verdict) caught = `${verdict.plan.seed} | ${verdict.breaches[0]?.promise}`;
    console.log(`| ${name} | ${done} | ${caught} |`);
  }
  return isGood;
}

function tell({ plan, breaches }: Verdict): void {
  const what = `seed ${plan.seed}, ${plan.steps.length} steps, faults: ${plan.faults.join(', ') || 'none'}`;
  console.log(
    `${breaches.length === 0 ? 'ok    ' : 'BROKEN'} ${what}${plan.isSkewed ? ', skewed commits' : ''}`,
  );
  for (const { promise, what } of breaches.slice(0, 10)) console.log(`       ${promise}: ${what}`);
}

function keep(verdict: Verdict): string {
  mkdirSync(KEPT, { recursive: true });
  const file = `${KEPT}/seed-${verdict.plan.seed}.json`;
  writeFileSync(file, JSON.stringify(verdict, null, 1));
  return file;
}

function sometimes<Given extends readonly number[]>(show: (...given: Given) => void) {
  let last = Date.now();
  return (...given: Given): void => {
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    show(...given);
  };
}

function ignore(): void {
  // A mutant's progress is its line of the table.
}

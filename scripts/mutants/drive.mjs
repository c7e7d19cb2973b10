import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project.mjs';

const BATCH = join(projectRoot, '.cache/mutants', `batch-${process.pid}.json`);
const PROGRESS = join(projectRoot, '.cache/mutants', `progress-${process.pid}.jsonl`);
const LOOK_MS = 500;
/** It says every other second that it is alive: silent for so long it is in a loop without an end. */
const SILENT_MS = 30_000;
/** Before the first mutant every test runs once, which may take its time. */
const LOADING_MS = 900_000;

/**
 * Tries mutants in a process of their own, and in a new one after a mutant that has spoilt it, or hung it.
 * `note(mutant, step)` is told each outcome as it comes.
 */
export async function drive({ sources, tests, near, open, endsAt, note }) {
  let left = open;
  const unclear = new Set();
  /** What fails here without a mutant does so slowly: it is not tried again by the next process. */
  const leftOut = new Set();
  while (left.length > 0 && Date.now() < endsAt) {
    rmSync(PROGRESS, { force: true });
    const mutants = left.map(({ id, file }) => ({ id, file }));
    const batch = { sources, tests, near, mutants, leftOut: [...leftOut], progress: PROGRESS, endsAt };
    writeFileSync(BATCH, JSON.stringify(batch));
    const byId = new Map(left.map((mutant) => [mutant.id, mutant]));
    const tried = new Set();
    const keep = (id, step) => {
      tried.add(id);
      note(byId.get(id), step);
    };
    const { steps, isHung, output } = await oneProcess((step) => {
      if (step.kind === 'tried') keep(step.id, step);
      if (step.kind === 'loaded' && step.leftOut.length > 0) {
        console.log(`  left out, as they fail here: ${step.leftOut.join('; ')}`);
        for (const one of step.leftOut) leftOut.add(one);
      }
    });
    if (!steps.some(({ kind }) => kind === 'loaded')) throw new Error(`no test was loaded:\n${output}`);
    const last = steps.findLast(({ kind }) => kind === 'begun')?.id;
    const spoilt = steps.find(({ kind }) => kind === 'unclear');
    // Twice, each in a process of its own: the mutant breaks what the tests stand on.
    if (spoilt && unclear.has(spoilt.id)) keep(spoilt.id, { status: 'Killed', by: spoilt.by });
    if (spoilt) unclear.add(spoilt.id);
    if (isHung && last !== undefined && !tried.has(last)) keep(last, { status: 'Timeout' });
    if (steps.some(({ kind }) => kind === 'ended')) return;
    if (tried.size === 0 && !spoilt && Date.now() < endsAt) throw new Error(`no progress:\n${output}`);
    left = left.filter(({ id }) => !tried.has(id));
  }
}

/** Runs the driver once; each of its steps is told as it comes. */
async function oneProcess(tell) {
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.mutants.config.ts'], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GEUMNARU_BATCH: BATCH },
  });
  let output = '';
  child.stdout.on('data', (data) => (output = (output + data).slice(-4000)));
  child.stderr.on('data', (data) => (output = (output + data).slice(-4000)));
  const steps = [];
  let [since, isHung] = [Date.now(), false];
  let heard = 0;
  const takeIn = () => {
    const said = lines().slice(heard);
    if (said.length > 0) since = Date.now();
    heard += said.length;
    const fresh = said.map((line) => JSON.parse(line)).filter(({ kind }) => kind !== 'alive');
    steps.push(...fresh);
    for (const step of fresh) tell(step);
  };
  const look = setInterval(() => {
    takeIn();
    const last = steps.at(-1)?.kind ?? 'loading';
    isHung = Date.now() - since > (last === 'loading' ? LOADING_MS : SILENT_MS);
    if (isHung || last === 'ended' || last === 'unclear') end(child.pid);
  }, LOOK_MS);
  await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(look);
  end(child.pid);
  takeIn();
  return { steps, isHung, output };
}

/** Whole lines only: the last may be half written. */
const lines = () => (existsSync(PROGRESS) ? readFileSync(PROGRESS, 'utf8').split('\n').slice(0, -1) : []);

function end(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project.mjs';

const BATCH = join(projectRoot, '.cache/mutants', `batch-${process.pid}.json`);
const PROGRESS = join(projectRoot, '.cache/mutants', `progress-${process.pid}.jsonl`);
const LOOK_MS = 500;
/** A process that says nothing for so long is in a loop without an end. */
const SILENT_MS = 120_000;

/**
 * Tries mutants in a process of their own, and in a new one after a mutant that has spoilt it, or hung it.
 * `note(mutant, step)` is told each outcome as it comes.
 */
export async function drive({ sources, tests, near, open, endsAt, note }) {
  let left = open;
  const unclear = new Set();
  while (left.length > 0 && Date.now() < endsAt) {
    rmSync(PROGRESS, { force: true });
    const mutants = left.map(({ id, file }) => ({ id, file }));
    writeFileSync(BATCH, JSON.stringify({ sources, tests, near, mutants, progress: PROGRESS, endsAt }));
    const { steps, isHung, output } = await oneProcess();
    if (!steps.some(({ kind }) => kind === 'loaded')) throw new Error(`no test was loaded:\n${output}`);
    for (const { leftOut } of steps.filter(({ kind }) => kind === 'loaded')) {
      if (leftOut.length > 0) console.log(`  left out, as they fail here: ${leftOut.join('; ')}`);
    }
    const tried = new Map(steps.flatMap((step) => (step.kind === 'tried' ? [[step.id, step]] : [])));
    const last = steps.findLast(({ kind }) => kind === 'begun')?.id;
    const isEnded = steps.some(({ kind }) => kind === 'ended');
    const spoilt = steps.find(({ kind }) => kind === 'unclear');
    // Twice in a process of its own: the mutant breaks what the tests stand on.
    if (spoilt && unclear.has(spoilt.id)) tried.set(spoilt.id, { status: 'Killed', by: spoilt.by });
    if (spoilt) unclear.add(spoilt.id);
    if (isHung && last !== undefined && !tried.has(last)) tried.set(last, { status: 'Timeout' });
    for (const mutant of left) {
      const step = tried.get(mutant.id);
      if (step) note(mutant, step);
    }
    // What has spoilt a process comes first in the next.
    left = left.filter(({ id }) => !tried.has(id));
    if (isEnded) return;
    if (tried.size === 0 && !spoilt && Date.now() < endsAt) throw new Error(`no progress:\n${output}`);
  }
}

async function oneProcess() {
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
  let [size, since, isHung] = [0, Date.now(), false];
  const look = setInterval(() => {
    const now = existsSync(PROGRESS) ? readFileSync(PROGRESS).length : 0;
    if (now !== size) [size, since] = [now, Date.now()];
    const isOver = /"kind":"(ended|unclear)"/.test(lastLine());
    isHung = Date.now() - since > SILENT_MS;
    if (isHung || isOver) end(child.pid);
  }, LOOK_MS);
  await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(look);
  end(child.pid);
  return { steps: lines().map((line) => JSON.parse(line)), isHung, output };
}

const lines = () =>
  existsSync(PROGRESS) ? readFileSync(PROGRESS, 'utf8').split('\n').filter((line) => line !== '') : [];
const lastLine = () => lines().at(-1) ?? '';

function end(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

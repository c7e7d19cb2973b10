import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { killTree } from './process-tree.mjs';
import { run } from './processes.mjs';

/** As a command of ours that listens to no signal: it starts something that would go on for ever. */
const PROGRAM = `
  import { launch } from ${JSON.stringify(new URL('processes.mjs', import.meta.url).href)};
  const job = launch('test-of-signals', process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  process.send(job.pid);
`;

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) killTree(pid);
  vi.unstubAllEnvs();
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('what a command has started does not outlive it where %s ends it', async (signal, code) => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const left = once(program, 'exit');
  const pid = Number((await once(program, 'message'))[0]);
  started.push(pid);
  program.kill(signal);
  expect(await left).toEqual([code, null]);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('no tool is told whether it is for production: what it builds or tests would be another thing', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const said = await run('test-of-surroundings', process.execPath, ['-p', 'process.env.NODE_ENV']);
  expect(said).toBe('undefined');
});

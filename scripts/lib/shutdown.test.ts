import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Says a line again and again, and when it stops tells so by the channel to its parent. */
const PROGRAM = `
  import { listenForSignals, onShutdown } from '${new URL('shutdown.mjs', import.meta.url).href}';
  listenForSignals({ exitCode: 130 });
  onShutdown(() => {
    console.log('said to nobody');
    process.send('stopped');
  });
  setInterval(() => console.log('a line'), 5);
`;

/** A program that has begun to talk, and what it says. */
async function begun() {
  const program = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, npm_lifecycle_event: undefined },
  });
  const { stdout } = program;
  if (stdout === null) throw new Error('what it says is not heard');
  await once(stdout, 'data');
  return { program, stdout };
}

test('where nobody reads any more what is said, everything stops in order', async () => {
  const { program, stdout } = await begun();
  const told = once(program, 'message');
  const left = once(program, 'exit');
  stdout.destroy();
  expect(await told).toEqual(['stopped', undefined]);
  expect(await left).toEqual([141, null]);
});

test('a signal stops everything in order, with the code that was asked for', async () => {
  const { program } = await begun();
  const told = once(program, 'message');
  const left = once(program, 'exit');
  program.kill('SIGINT');
  expect(await told).toEqual(['stopped', undefined]);
  expect(await left).toEqual([130, null]);
});

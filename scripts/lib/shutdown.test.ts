import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Says a line again and again; `stopping` is what it does when it is to leave. */
const programThat = (stopping: string): string => `
  import { listenForSignals, onShutdown, shutDown } from ${JSON.stringify(new URL('shutdown.mjs', import.meta.url).href)};
  listenForSignals({ exitCode: 130 });
  onShutdown(async () => {
    ${stopping}
  });
  setInterval(() => console.log('a line'), 5);
`;
const TELLS = `console.log('said to nobody'); process.send('stopped');`;

/** A program that has begun to talk, and what it says. */
async function begun(stopping = TELLS) {
  const program = spawn(process.execPath, ['--input-type=module', '-e', programThat(stopping)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, npm_lifecycle_event: undefined },
  });
  const { stdout } = program;
  if (stdout === null) throw new Error('what it says is not heard');
  await once(stdout, 'data');
  stdout.resume();
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

test('what fails because it is being stopped does not cut the rest short', async () => {
  const { program } = await begun(`await shutDown(1); ${TELLS}`);
  const told: unknown[] = [];
  program.on('message', (message) => told.push(message));
  const left = once(program, 'exit');
  program.kill('SIGINT');
  expect(await left).toEqual([130, null]);
  expect(told).toEqual(['stopped']);
});

test('a second signal leaves at once', async () => {
  const { program } = await begun(`process.send('stopping'); await new Promise(() => {});`);
  const told = once(program, 'message');
  const left = once(program, 'exit');
  program.kill('SIGINT');
  expect(await told).toEqual(['stopping', undefined]);
  program.kill('SIGINT');
  expect(await left).toEqual([130, null]);
});

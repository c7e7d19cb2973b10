import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { ownerOf, ownerWords } from './port-owner.mjs';
import { browserProblem, javaProblem, nodeProblem, portProblems } from './preflight.mjs';
import { runningCopy } from './running-copy.mjs';

/** Of this machine: of a second one that it does not have there is nothing to say. */
const OWN_ADDRESSES = Object.values(networkInterfaces())
  .flatMap((of) => of?.map(({ address }) => address) ?? [])
  .filter((address) => address === '127.0.0.1' || address === '::1');

const servers: Server[] = [];
afterEach(() => servers.splice(0).map((server) => server.close()));

async function listen(answer: string, host = '127.0.0.1'): Promise<number> {
  const server = createServer((_, response) => response.end(answer));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('before anything begins', () => {
  test.each([
    ['20.19.0', null],
    ['20.20.2', null],
    ['22.0.0', null],
    ['20.18.3', 'Node 20.18.3 is too old'],
    ['18.20.0', 'Node 18.20.0 is too old'],
  ])('Node %s: %s', (version, problem) => {
    const said = nodeProblem(version, '20.19');
    expect(said === null ? null : said.slice(0, problem?.length)).toBe(problem);
  });

  test.each([
    ['openjdk version "17.0.2" 2022-01-18', null],
    ['openjdk version "21" 2023-09-19', null],
    ['openjdk version "11.0.20" 2023-07-18', 'Java 11 is too old'],
    ['java version "1.8.0_381"', 'Java 8 is too old'],
    [null, 'Java is missing'],
    ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 'Java is missing'],
  ])('%s: %s', (version, problem) => {
    const said = javaProblem(version);
    expect(said === null ? null : said.slice(0, problem?.length)).toBe(problem);
  });

  test('a browser is missed only where there is none and none may be installed', () => {
    const none = { chromium: undefined, isRoot: false, ownOfPlaywright: false };
    expect(browserProblem(none)).toContain('npx playwright install chromium');
    expect(browserProblem({ ...none, isRoot: true })).toBeNull();
    expect(browserProblem({ ...none, ownOfPlaywright: true })).toBeNull();
    expect(browserProblem({ ...none, chromium: '/usr/bin/chromium' })).toBeNull();
  });

  test('a port in use names its owner', async () => {
    const port = await listen('');
    expect(ownerOf(port)?.pid).toBe(process.pid);
    const [problem] = await portProblems({ app: port });
    expect(problem).toContain(`Port ${port} (app)`);
    // Its own words: run by `npm test`, the owner that can be stopped is that command.
    expect(problem).toContain(ownerWords(port));
    expect(ownerWords(port)).toMatch(/\(pid \d+/);
  });

  test.each(OWN_ADDRESSES)('a port that somebody has at %s is in use', async (host) => {
    const port = await listen('', host);
    const [problem] = await portProblems({ app: port });
    expect(problem).toContain(`Port ${port} (app) is held by ${ownerWords(port)}`);
  });

  test('whoever is held up by a run of ours is sent to another folder: two would build over each other', async () => {
    const program = spawn(
      process.execPath,
      [
        '-e',
        `const server = require('node:net').createServer();
         server.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
        'scripts/test.mjs',
      ],
      { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    try {
      const [port] = await once(program, 'message');
      const [problem] = await portProblems({ app: Number(port) });
      expect(problem).toMatch(
        /scripts\/test\.mjs \(pid \d+\)\. Stop that, or run this in a clone of its own/,
      );
    } finally {
      program.kill();
    }
  });

  test('a free port is no problem', async () => {
    const port = await listen('');
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await portProblems({ app: port })).toEqual([]);
    expect(ownerOf(port)).toBeUndefined();
  });
});

describe('a second npm start', () => {
  test('is told the address of the running one', async () => {
    const app = await listen('{"name":"금나루"}');
    expect(await runningCopy({ app, hub: app })).toContain(`http://localhost:${app}`);
  });

  test('is not told so about somebody else’s server', async () => {
    const app = await listen('hello');
    expect(await runningCopy({ app, hub: app })).toBeNull();
  });
});

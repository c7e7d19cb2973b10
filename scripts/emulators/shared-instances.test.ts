import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';

interface Trigger {
  readonly id: string;
  readonly entryPoint: string;
  readonly platform: string;
}
interface Pool {
  getIdleWorker(triggerId: string): object | undefined;
  submitRequest(triggerId: string, request: object, response: PassThrough, body: string): Promise<void>;
}
interface Emulator {
  startRuntime(backend: object, trigger: Trigger): Promise<object>;
}

const load = createRequire(import.meta.url);
load('./shared-instances.cjs');
const { RuntimeWorkerPool }: { RuntimeWorkerPool: new () => Pool } = load(
  'firebase-tools/lib/emulator/functionsRuntimeWorker',
);
const { FunctionsEmulator }: { FunctionsEmulator: { readonly prototype: Emulator } } = load(
  'firebase-tools/lib/emulator/functionsEmulator',
);

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** An emulator whose processes answer once they are told to, and what has been started and asked of them. */
async function emulatorOfFunctions() {
  const asked: unknown[] = [];
  const answers: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/__/health') return void response.end();
    asked.push(request.headers['x-function-target']);
    answers.push(() => response.end('done'));
  });
  server.listen(0);
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const started: { readonly program: EventEmitter; readonly killed: string[]; say(log: object): void }[] = [];
  const pool = new RuntimeWorkerPool();
  const none = () => ({});
  const emulator: Emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
    workerPools: { all: pool },
    getUserEnvs: none,
    getSystemEnvs: none,
    getEmulatorEnvs: none,
    getFirebaseConfig: none,
    resolveSecretEnvs: none,
    startNode: () => {
      const killed: string[] = [];
      const stdout = new EventEmitter();
      const program = Object.assign(new EventEmitter(), { stdout, kill: () => killed.push('killed') });
      started.push({ program, killed, say: (log) => stdout.emit('data', `${JSON.stringify(log)}\n`) });
      return { process: program, events: new EventEmitter(), conn: { httpReqOpts: () => ({ port }) } };
    },
  });
  const start = (trigger: Trigger) =>
    emulator.startRuntime({ codebase: 'all', runtime: 'nodejs22' }, trigger);
  const ask = (triggerId: string) => {
    const response = Object.assign(new PassThrough(), { writeHead: () => response });
    return pool.submitRequest(triggerId, { method: 'POST', path: '/', headers: {} }, response.resume(), '{}');
  };
  return { pool, started, asked, answers, start, ask };
}

const aTrigger = (name: string, platform: string): Trigger => ({
  id: `here-${name}`,
  entryPoint: name,
  platform,
});

test('functions of the second generation share one process, which takes what comes while it is busy', async () => {
  const { pool, started, asked, answers, start, ask } = await emulatorOfFunctions();
  const [one, other] = [aTrigger('one', 'gcfv2'), aTrigger('other', 'gcfv2')];
  expect(pool.getIdleWorker(one.id)).toBeUndefined();
  const [worker, same] = await Promise.all([start(one), start(other)]);
  expect(same).toBe(worker);
  expect(await start(one)).toBe(worker);
  expect(started).toHaveLength(1);

  const requests = [ask(one.id), ask(other.id), ask(one.id)];
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked.toSorted()).toEqual(['one', 'one', 'other']);
  answers.forEach((answer) => answer());
  await Promise.all(requests);
  expect(Reflect.get(worker, 'state')).toBe('IDLE');

  started[0]?.program.emit('exit');
  expect(pool.getIdleWorker(other.id), 'of a process that has ended').toBeUndefined();
  expect(await start(other)).not.toBe(worker);
});

test('one of the first generation has a process of its own, and takes one request after the other', async () => {
  const { pool, started, asked, answers, start, ask } = await emulatorOfFunctions();
  const [first, second] = [aTrigger('first', 'gcfv1'), aTrigger('second', 'gcfv2')];
  expect(await start(first)).not.toBe(await start(second));
  expect(started).toHaveLength(2);
  const request = ask(first.id);
  await vi.waitFor(() => expect(asked).toEqual([undefined]));
  expect(pool.getIdleWorker(first.id)).toBeUndefined();
  answers.forEach((answer) => answer());
  await request;
});

test('a handler that throws leaves the process to the others, one that cannot load ends it', async () => {
  const { started, start } = await emulatorOfFunctions();
  await start(aTrigger('third', 'gcfv2'));
  const [{ killed, say } = { killed: [], say: () => {} }] = started;
  say({ level: 'FATAL', type: 'runtime-error', text: 'thrown in a handler', data: {} });
  expect(killed).toEqual([]);
  say({ level: 'FATAL', type: 'runtime-status', text: 'nothing to load', data: {} });
  expect(killed).toEqual(['killed']);
});

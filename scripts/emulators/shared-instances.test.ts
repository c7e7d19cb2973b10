import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Worker {
  state: string;
}
interface Pool {
  addWorker(trigger: { readonly id: string; readonly platform: string }, runtime: object): Worker;
  getIdleWorker(triggerId: string): Worker | undefined;
}
interface EmulatorOfFunctions {
  readonly RuntimeWorkerPool: new () => Pool;
}

const load = createRequire(import.meta.url);
load('./shared-instances.cjs');
const { RuntimeWorkerPool }: EmulatorOfFunctions = load('firebase-tools/lib/emulator/functionsRuntimeWorker');

/** A pool with one instance of a function of some generation, and what it writes to its log. */
function poolOf(platform: string) {
  const killed: unknown[] = [];
  const stdout = new EventEmitter();
  const program = Object.assign(new EventEmitter(), { stdout, kill: () => killed.push('killed') });
  const pool = new RuntimeWorkerPool();
  const worker = pool.addWorker({ id: 'f', platform }, { process: program, events: new EventEmitter() });
  const say = (log: object) => stdout.emit('data', `${JSON.stringify(log)}\n`);
  return { pool, worker, killed, say };
}

test('an instance takes what comes while it is busy, one of the first generation does not', () => {
  for (const [platform, takes] of [
    ['gcfv2', true],
    ['gcfv1', false],
  ] as const) {
    const { pool, worker } = poolOf(platform);
    expect(pool.getIdleWorker('f'), 'while it starts').toBeUndefined();
    worker.state = 'IDLE';
    expect(pool.getIdleWorker('f')).toBe(worker);
    worker.state = 'BUSY';
    expect(pool.getIdleWorker('f') === worker).toBe(takes);
    worker.state = 'FINISHED';
    expect(pool.getIdleWorker('f')).toBeUndefined();
  }
});

test('a handler that throws leaves the instance to the others, one that cannot load ends it', () => {
  const { killed, say } = poolOf('gcfv2');
  say({ level: 'FATAL', type: 'runtime-error', text: 'thrown in a handler', data: {} });
  expect(killed).toEqual([]);
  say({ level: 'FATAL', type: 'runtime-status', text: 'nothing to load', data: {} });
  expect(killed).toEqual(['killed']);
});

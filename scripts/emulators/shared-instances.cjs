// Mends how the functions emulator runs functions. By itself it starts a process for each function, and another
// for every request that comes while one is under way, each with a second and more of a core, and kills a
// process whose handler has thrown. Here all functions of the second generation share one process
// (every-function.cjs is what it loads), which takes what comes and outlives what throws in it, as an instance
// does in production.
const { EmulatorLogger } = require('firebase-tools/lib/emulator/emulatorLogger');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');
const { RuntimeWorker, RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker');
const { getSignatureType } = require('firebase-tools/lib/emulator/functionsEmulatorShared');
const { EmulatorLog } = require('firebase-tools/lib/emulator/types');

const EVERY_FUNCTION = require.resolve('./every-function.cjs');
const SHARED_KEY = '~second generation~';

/** Of the second generation one instance takes what comes, of the first one by one. */
const isShared = (trigger) => trigger?.platform === 'gcfv2';
/** What is known of each shared function that has been asked for, by the id of its trigger. */
const shared = new Map();
/** How many requests each shared process has under way. */
const underWay = new WeakMap();

RuntimeWorker.prototype.processStream = function (chunk, before) {
  const lines = (before + chunk.toString()).split('\n');
  const rest = lines.pop();
  for (const line of lines) {
    const log = EmulatorLog.fromJSON(line);
    this.runtime.events.emit('log', log);
    if (log.level !== 'FATAL' || log.type === 'runtime-error') continue;
    this.runtime.events.emit('log', new EmulatorLog('SYSTEM', 'runtime-status', 'killed'));
    this.runtime.process.kill();
  }
  return rest;
};

const { getIdleWorker, getKey, submitRequest } = RuntimeWorkerPool.prototype;
RuntimeWorkerPool.prototype.getKey = function (triggerId) {
  return shared.has(triggerId) ? SHARED_KEY : getKey.call(this, triggerId);
};

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
  const idle = getIdleWorker.call(this, triggerId);
  if (idle || !shared.has(triggerId)) return idle;
  return this.getTriggerWorkers(triggerId).find(({ state }) => state === 'BUSY');
};

RuntimeWorkerPool.prototype.submitRequest = async function (triggerId, request, ...rest) {
  const trigger = shared.get(triggerId);
  if (!trigger) return submitRequest.call(this, triggerId, request, ...rest);
  const worker = this.getIdleWorker(triggerId);
  if (!worker) throw new Error(`Nothing runs that could take a request for ${triggerId}.`);
  begin(worker);
  try {
    const headers = {
      ...request.headers,
      'x-function-target': trigger.entryPoint,
      'x-function-signature': getSignatureType(trigger),
    };
    await workerAs(worker, trigger).request({ ...request, headers }, ...rest);
  } finally {
    end(worker);
  }
};

function begin(worker) {
  underWay.set(worker, (underWay.get(worker) ?? 0) + 1);
  if (worker.state === 'IDLE') worker.state = 'BUSY';
}

function end(worker) {
  const left = (underWay.get(worker) ?? 1) - 1;
  underWay.set(worker, left);
  if (left > 0) return;
  if (worker.state === 'BUSY') worker.state = 'IDLE';
  else if (worker.state === 'FINISHING') worker.runtime.process.kill();
}

/** The shared process as one function has it: under its name in the log, with its time limit. */
const workerAs = (worker, { id, timeoutSeconds }) =>
  Object.create(worker, {
    _state: { value: 'IDLE', writable: true },
    triggerKey: { value: id },
    timeoutSeconds: { value: timeoutSeconds },
    logger: { value: EmulatorLogger.forFunction(id, worker.extensionLogInfo) },
    logListeners: { value: [], writable: true },
  });

const { getRuntimeEnvs, startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.getRuntimeEnvs = function (backend, trigger) {
  const envs = getRuntimeEnvs.call(this, backend, trigger);
  if (!isShared(trigger)) return envs;
  return {
    ...envs,
    FUNCTION_TARGET: 'everyFunction',
    FUNCTION_SIGNATURE_TYPE: 'http',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require "${EVERY_FUNCTION}"`,
  };
};

/** Whoever comes while the shared process starts waits for it, whatever they ask for. */
let starting;
FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
  if (!isShared(trigger)) return startRuntime.call(this, backend, trigger);
  const pool = this.workerPools[backend.codebase];
  // It was looked for under its own name, and an empty list was kept there.
  if (!shared.has(trigger.id)) pool.workers.delete(trigger.id);
  shared.set(trigger.id, trigger);
  const running = pool.getIdleWorker(trigger.id);
  if (running) return running;
  starting ??= startRuntime.call(this, backend, trigger).finally(() => (starting = undefined));
  return starting;
};

// Mends how the functions emulator runs functions: by itself it starts a process for every request that comes
// while another is under way, each a second and more of a core, and kills a process whose handler has thrown.
// In production an instance takes many requests at once and outlives what throws in one; so here.
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');
const { RuntimeWorker, RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker');
const { EmulatorLog } = require('firebase-tools/lib/emulator/types');

/** As in production: of the second generation one instance takes what comes, of the first one by one. */
const isShared = (trigger) => trigger?.platform === 'gcfv2';
const sharedWorkers = new WeakSet();

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

const { addWorker, getIdleWorker } = RuntimeWorkerPool.prototype;
RuntimeWorkerPool.prototype.addWorker = function (trigger, ...rest) {
  const worker = addWorker.call(this, trigger, ...rest);
  if (isShared(trigger)) sharedWorkers.add(worker);
  return worker;
};

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
  const idle = getIdleWorker.call(this, triggerId);
  return (
    idle ?? this.getTriggerWorkers(triggerId).find((one) => sharedWorkers.has(one) && one.state === 'BUSY')
  );
};

/** Whoever comes while an instance starts waits for that one. */
const { startRuntime } = FunctionsEmulator.prototype;
const starting = new Map();
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  if (!isShared(trigger)) return startRuntime.call(this, backend, trigger);
  const under = starting.get(trigger.id);
  if (under) return under;
  const start = startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger.id));
  starting.set(trigger.id, start);
  return start;
};

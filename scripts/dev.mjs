// npm run dev: like npm start, but through Vite with hot reload. With --faults the network can be broken on
// purpose.
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { clientEnvironment, settings, usesEmulators } from './lib/environment.mjs';
import { waitForPorts } from './lib/network-wait.mjs';
import { daytimePorts, emulatorPorts, FAULT_PORTS } from './lib/ports.mjs';
import { preflight } from './lib/preflight.mjs';
import { launch, packageCommand } from './lib/processes.mjs';
import { runningCopy } from './lib/running-copy.mjs';
import { leaveWith, listenForSignals, onShutdown, shutDown } from './lib/shutdown.mjs';

const startedAt = Date.now();
const given = settings();
const ports = daytimePorts(given);
const isLocal = usesEmulators(given);
const hasFaults = isLocal && process.argv.includes('--faults');

listenForSignals({ onFirst: () => console.log('\nStopping; the data is being written …') });

try {
  const copy = await runningCopy({ ...ports, app: ports.dev });
  if (copy !== null) {
    console.log(copy);
    process.exit(0);
  }
  await preflight({
    ports: { app: ports.dev, ...(isLocal ? emulatorPorts(ports) : {}) },
    needs: isLocal ? ['java'] : [],
  });
  await ensureDependencies();
  const { startBackend, keptData } = await import('./lib/local-stack.mjs');
  const { greet } = await import('./lib/greeting.mjs');

  if (isLocal) {
    console.log('Starting the emulators …');
    const dataFolder = keptData({ isFresh: process.argv.includes('--fresh') });
    const backend = await startBackend({ name: 'dev', ports, dataFolder });
    onShutdown(backend.stop);
    leaveWith(backend.job);
  }
  if (hasFaults) {
    const { startFaultProxy } = await import('./fault-proxy/fault-proxy.mjs');
    const proxy = await startFaultProxy({ ports: FAULT_PORTS, targets: ports });
    onShutdown(proxy.close);
  }
  const vite = launch('vite', ...packageCommand('vite/bin/vite.js', ['--port', String(ports.dev)]), {
    env: clientEnvironment(hasFaults ? FAULT_PORTS : ports, given),
    onLine: (line) => console.log(line),
  });
  onShutdown(() => vite.stop());
  leaveWith(vite);
  await waitForPorts([ports.dev], { job: vite });
  greet({ address: `http://localhost:${ports.dev}`, hasDemoAccounts: isLocal, startedAt });
  if (hasFaults) console.log(`  Faults are told to http://localhost:${FAULT_PORTS.control}\n`);
} catch (error) {
  console.error(error.message);
  await shutDown(1);
}

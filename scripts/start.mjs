// npm start: from a fresh clone to the production build on localhost, with emulators and demo data.
// Only Node's own modules may be imported before the packages are there.
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { clientEnvironment, settings, usesEmulators } from './lib/environment.mjs';
import { daytimePorts, emulatorPorts } from './lib/ports.mjs';
import { preflight } from './lib/preflight.mjs';
import { projectRoot } from './lib/project.mjs';
import { runningCopy } from './lib/running-copy.mjs';
import { leaveWith, listenForSignals, onShutdown, shutDown } from './lib/shutdown.mjs';

const startedAt = Date.now();
const given = settings();
const ports = daytimePorts(given);
const isLocal = usesEmulators(given);

listenForSignals({ onFirst: () => console.log('\nStopping; the data is being written …') });

try {
  const copy = await runningCopy(ports);
  if (copy !== null) {
    console.log(copy);
    process.exit(0);
  }
  await preflight({
    ports: { app: ports.app, ...(isLocal ? emulatorPorts(ports) : {}) },
    needs: isLocal ? ['java'] : [],
  });
  await ensureDependencies();
  const { startBackend, keptData } = await import('./lib/local-stack.mjs');
  const { buildWeb } = await import('./lib/builds.mjs');
  const { serveBuild } = await import('./lib/static-server.mjs');
  const { greet } = await import('./lib/greeting.mjs');

  if (isLocal) {
    console.log('Starting the emulators …');
    const dataFolder = keptData({ isFresh: process.argv.includes('--fresh') });
    const backend = await startBackend({ name: 'start', ports, dataFolder });
    onShutdown(backend.stop);
    leaveWith(backend.job);
  }
  console.log('Building the app …');
  await buildWeb('dist', clientEnvironment(ports, given));
  const server = await serveBuild({
    folder: join(projectRoot, 'dist'),
    port: ports.app,
    emulatorPorts: isLocal ? ports : undefined,
  });
  onShutdown(server.close);
  greet({ address: `http://localhost:${ports.app}`, hasDemoAccounts: isLocal, startedAt });
} catch (error) {
  console.error(error.message);
  await shutDown(1);
}

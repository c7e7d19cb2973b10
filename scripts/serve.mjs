// Serves a finished build: node scripts/serve.mjs [folder] [port]
import { resolve } from 'node:path';
import { settings, usesEmulators } from './lib/environment.mjs';
import { daytimePorts } from './lib/ports.mjs';
import { listenForSignals, onShutdown } from './lib/shutdown.mjs';
import { serveBuild } from './lib/static-server.mjs';

const given = settings();
const ports = daytimePorts(given);
const [folder = 'dist', port = ports.app] = process.argv.slice(2);

listenForSignals();
const server = await serveBuild({
  folder: resolve(folder),
  port: Number(port),
  emulatorPorts: usesEmulators(given) ? ports : undefined,
});
onShutdown(server.close);
console.log(`http://localhost:${port}`);

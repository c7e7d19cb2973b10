// Serves a finished build: node scripts/serve.mjs [folder] [port]
import { resolve } from 'node:path';
import { settings, usesEmulators } from './lib/environment.mjs';
import { APP_PORT, daytimePorts } from './lib/ports.mjs';
import { listenForSignals, onShutdown } from './lib/shutdown.mjs';
import { serveBuild } from './lib/static-server.mjs';

const [folder = 'dist', port = APP_PORT] = process.argv.slice(2);
const given = settings();

listenForSignals();
const server = await serveBuild({
  folder: resolve(folder),
  port: Number(port),
  emulatorPorts: usesEmulators(given) ? daytimePorts(given) : undefined,
});
onShutdown(server.close);
console.log(`http://localhost:${port}`);

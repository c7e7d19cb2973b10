import { join } from 'node:path';
import { startFaultProxy } from '../fault-proxy/fault-proxy.mjs';
import { buildWeb } from './builds.mjs';
import { clientEnvironment } from './environment.mjs';
import { startBackend } from './local-stack.mjs';
import { FAULT_PORTS, shiftedPorts, TEST_APP_PORT, TEST_OFFSET } from './ports.mjs';
import { projectRoot } from './project.mjs';
import { serveBuild } from './static-server.mjs';

/** Runs that are side by side need builds of their own: each knows its ports. */
export const FOLDER = process.env.GEUMNARU_E2E_FOLDER ?? 'dist-e2e';

/** A well-formed key without a service behind it: the tests bring their own. */
const PUSH_PUBLIC_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

export const testPorts = shiftedPorts(TEST_OFFSET);

/** The emulators of the functions and browser tests, seeded and without memory of earlier runs. */
export const startTestBackend = () =>
  startBackend({ name: 'test', ports: testPorts, storagePort: FAULT_PORTS.storage });

/** The app as the browser tests see it: it knows the emulators only through the fault proxy. */
export const buildForBrowserTests = () =>
  buildWeb(FOLDER, clientEnvironment(FAULT_PORTS, { VITE_PUSH_PUBLIC_KEY_PRODUCTION: PUSH_PUBLIC_KEY }));

/** Serves that build, with the fault proxy between it and the test emulators. */
export async function startTestFront() {
  const proxy = await startFaultProxy({ ports: FAULT_PORTS, targets: testPorts });
  const server = await serveBuild({
    folder: join(projectRoot, FOLDER),
    port: TEST_APP_PORT,
    emulatorPorts: FAULT_PORTS,
  });
  return {
    async stop() {
      await server.close();
      await proxy.close();
    },
  };
}

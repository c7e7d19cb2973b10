import { daytimePorts, TEST_APP_PORT } from './ports.mjs';
import { isListening } from './network-wait.mjs';
import { buildForBrowserTests, startTestBackend, startTestFront } from './test-stack.mjs';

/**
 * The address of the app: of a running `npm start` when there is one, else of a stack of our own that `stop`
 * ends.
 */
export async function runningApp() {
  const { app } = daytimePorts();
  return (await isListening(app)) ? { address: `http://localhost:${app}`, stop: async () => {} } : ownApp();
}

/**
 * A stack of our own: the production build on freshly seeded emulators, with answers compressed as in
 * production.
 */
export async function ownApp() {
  const backend = await startTestBackend();
  try {
    await buildForBrowserTests();
    const front = await startTestFront();
    return {
      address: `http://localhost:${TEST_APP_PORT}`,
      async stop() {
        await front.stop();
        await backend.stop();
      },
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

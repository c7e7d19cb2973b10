// Everything the browser tests need, until Ctrl-C. `npx playwright test` starts it by itself, or uses it when
// it runs.
import { leaveWith, listenForSignals, onShutdown, shutDown } from './lib/shutdown.mjs';
import { buildForBrowserTests, startTestBackend, startTestFront } from './lib/test-stack.mjs';

listenForSignals();
try {
  const backend = await startTestBackend();
  onShutdown(backend.stop);
  leaveWith(backend.job);
  await buildForBrowserTests();
  const front = await startTestFront();
  onShutdown(front.stop);
  console.log('Ready for browser tests.');
} catch (error) {
  console.error(error.message);
  await shutDown(1);
}

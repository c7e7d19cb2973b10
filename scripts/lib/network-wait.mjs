import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const HOST = '127.0.0.1';
const HOST_6 = '::1';

/** Whether something accepts connections on a port of this machine, where we listen ourselves. */
export const isListening = (port, host = HOST) =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const answer = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });

/**
 * Whether somebody has a port of this machine at either of its addresses: a browser that is sent to `localhost`
 * asks at the other one first, where many tools listen alone.
 */
export async function isTaken(port) {
  const answers = await Promise.all([isListening(port), isListening(port, HOST_6)]);
  return answers.includes(true);
}

/** Waits until every port listens; rejects after `timeoutMs`, or at once when `job` ends before. */
export async function waitForPorts(ports, { job, timeoutMs = 90_000 }) {
  const deadline = Date.now() + timeoutMs;
  let ended = false;
  void job.exited.then(() => (ended = true));
  for (const port of ports) {
    while (!(await isListening(port))) {
      if (ended) throw new Error(`${job.name} ended before port ${port} answered.\n${job.tail()}`);
      if (Date.now() > deadline) {
        throw new Error(`${job.name} did not open port ${port} in time.\n${job.tail()}`);
      }
      await pause(100);
    }
  }
}

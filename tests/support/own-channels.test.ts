import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test('what is told in one thread is heard in it, and in no other', async () => {
  const [here, there] = [new BroadcastChannel('news'), new BroadcastChannel('news')];
  const heard: unknown[] = [];
  here.addEventListener('message', ({ data }) => heard.push(data));
  const other = new Worker(
    `const { parentPort } = require('node:worker_threads');
     new BroadcastChannel('news').postMessage('of another thread');
     parentPort.postMessage('told');`,
    { eval: true },
  );
  await new Promise((resolve) => other.once('message', resolve));
  there.postMessage('of this thread');
  await expect.poll(() => heard).toContain('of this thread');
  expect(heard).toEqual(['of this thread']);
  here.close();
  there.close();
  await other.terminate();
});

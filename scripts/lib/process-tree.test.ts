import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { killTree } from './process-tree.mjs';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a grandchild that left the process group dies with the tree', async () => {
  const grandchild = `const { spawn } = require('node:child_process');
    const { pid } = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', grandchild], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout, 'data');
  const pid = Number(String(line));
  expect(isAlive(pid)).toBe(true);
  killTree(child.pid ?? 0);
  await once(child, 'exit');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

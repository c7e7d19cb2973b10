import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../lib/processes.mjs';
import { projectRoot } from '../lib/project.mjs';

const SOURCE = join(import.meta.dirname, 'shift-clock.c');
const LIBRARY = join(projectRoot, '.cache/clock/shift-clock.so');

/** Makes what moves the clock of a program that is started with it, and returns where it lies; Linux only. */
export async function clockLibrary() {
  if (process.platform !== 'linux') throw new Error('A clock can be moved on Linux only.');
  mkdirSync(dirname(LIBRARY), { recursive: true });
  await run('shift-clock', 'cc', [
    '-O2',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-shared',
    '-fPIC',
    '-o',
    LIBRARY,
    SOURCE,
    '-ldl',
  ]);
  return LIBRARY;
}

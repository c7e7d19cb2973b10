import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/lib/project.mjs';

export interface Ended {
  readonly code: number | null;
  /** Both of its streams. */
  readonly output: string;
}

/** Runs a command of `scripts/` as somebody at a terminal would, against the emulators of this run. */
export const runCommand = (name: string, ...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [join(projectRoot, 'scripts', name), ...words]);
    let output = '';
    const keep = (text: string): void => {
      output += text;
    };
    program.stdout.setEncoding('utf8').on('data', keep);
    program.stderr.setEncoding('utf8').on('data', keep);
    program.once('error', reject);
    program.once('close', (code) => resolve({ code, output }));
  });

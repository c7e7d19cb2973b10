import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { killGroup, killTree } from './process-tree.mjs';
import { projectRoot } from './project.mjs';

/**
 * @typedef {object} LaunchOptions
 * @property {Record<string, string | undefined>} [env] beside our own
 * @property {string} [cwd]
 * @property {(line: string) => void} [onLine]
 */

const KEPT_LINES = 200;
const alive = new Set();

// Whatever happens to us, nothing of ours (java above all) may outlive us.
process.on('exit', () => {
  for (const pid of alive) killTree(pid);
});

/** A signal that nobody listens to ends a program before it says that it ends. */
function leaveOnSignals() {
  for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      // Whoever listens too leaves in an order of their own.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });
  }
}
let listens = false;

/**
 * Starts a program in a process group of its own, its output kept in `.cache/logs/<name>.log`.
 * Ctrl-C does not reach it: whoever started it stops it.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {LaunchOptions} [options]
 */
export function launch(name, command, args, { env = {}, cwd = projectRoot, onLine } = {}) {
  const logFile = join(projectRoot, '.cache/logs', `${name}.log`);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const lastLines = [];
  if (!listens) leaveOnSignals();
  listens = true;

  const child = spawn(command, args, {
    cwd,
    // Its output goes to a file and may be read by a machine. Each tool knows itself whether it is for
    // development, for tests or for production, and one that is told otherwise does something else.
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Without a pid it could not even start; then `error` tells why.
  if (child.pid !== undefined) alive.add(child.pid);

  const take = (line) => {
    lastLines.push(line);
    if (lastLines.length > KEPT_LINES) lastLines.shift();
    onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk) => {
      log.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    stream.on('end', () => rest !== '' && take(rest));
  }

  const exited = new Promise((resolve) => {
    const ended = (code, signal) => {
      // What it left behind when it was killed or has crashed.
      if (alive.delete(child.pid)) killGroup(child.pid);
      log.end();
      resolve({ code, signal });
    };
    child.once('error', (error) => {
      take(error.message);
      ended(127, null);
    });
    child.once('close', ended);
  });

  /**
   * Asks the program to stop, waits, and kills it with all its children when it will not listen.
   * @param {NodeJS.Signals} [signal]
   */
  const stop = async (signal = 'SIGTERM', graceMs = 20_000) => {
    if (!alive.has(child.pid)) return exited;
    child.kill(signal);
    const timer = setTimeout(() => killTree(child.pid), graceMs);
    const result = await exited;
    clearTimeout(timer);
    return result;
  };

  /** Kills the program with all its children, now. */
  const kill = () => {
    if (alive.has(child.pid)) killTree(child.pid);
    return exited;
  };

  return { name, pid: child.pid, logFile, exited, stop, kill, tail: () => lastLines.join('\n') };
}

/**
 * Runs a program to its end with its output on ours; rejects when it fails.
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 * @param {LaunchOptions} [options]
 */
export async function run(title, command, args, options = {}) {
  const job = launch(title, command, args, options);
  const { code, signal } = await job.exited;
  if (code !== 0) throw new Error(`${title} failed (${signal ?? `exit code ${code}`}).\n${job.tail()}`);
  return job.tail();
}

/**
 * The arguments that run an installed package's command with this very Node.
 * @param {string} path
 * @param {readonly string[]} [args]
 * @returns {[string, string[]]}
 */
export const packageCommand = (path, args = []) => [
  process.execPath,
  [join(projectRoot, 'node_modules', path), ...args],
];

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/**
 * Who holds a port of this machine: the process, and the command of ours that it descends from. Undefined
 * where the system does not say, which it does not about other people's processes.
 */
export function ownerOf(port) {
  const pid = existsSync('/proc/net/tcp') ? pidFromProc(port) : pidFromLsof(port);
  if (pid === undefined) return undefined;
  const command = commandOf(pid);
  return { pid, command: command.slice(0, 80), ...commandOfOurs(pid) };
}

/** One sentence's worth of it: `java … (pid 4711, started by scripts/start.mjs, pid 4700)`. */
export function ownerWords(port) {
  const owner = ownerOf(port);
  if (owner === undefined) return 'a process that this account may not see';
  const { pid, command, script, scriptPid } = owner;
  if (script === undefined) return `${command} (pid ${pid})`;
  return scriptPid === pid ? `${script} (pid ${pid})` : `${script} (pid ${scriptPid})`;
}

/**
 * The system lists each listening socket with its port in hexadecimal and a number, which its holder has
 * open.
 */
function pidFromProc(port) {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => (readable(() => readFileSync(file, 'utf8')) ?? '').split('\n'))
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(hex) && state === LISTENING)
      .map((columns) => `socket:[${columns[9]}]`),
  );
  if (sockets.size === 0) return undefined;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const holder = pids.find((pid) =>
    (readable(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((fd) =>
      sockets.has(readable(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''),
    ),
  );
  return holder === undefined ? undefined : Number(holder);
}

/** On systems without /proc. */
function pidFromLsof(port) {
  const said = readable(() =>
    execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' }),
  );
  const pid = Number.parseInt(said ?? '', 10);
  return Number.isNaN(pid) ? undefined : pid;
}

function commandOfOurs(pid) {
  for (let one = pid; one > 1; one = parentOf(one)) {
    const script = /scripts\/[\w-]+\.mjs/.exec(commandOf(one))?.[0];
    if (script !== undefined) return { script, scriptPid: one };
  }
  return {};
}

const commandOf = (pid) =>
  (existsSync('/proc/self/cmdline')
    ? readable(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim())
    : readable(() =>
        execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
      )) ?? '';

const parentOf = (pid) => {
  const parent = existsSync('/proc/self/status')
    ? readable(() => /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : readable(() => execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).trim());
  return Number(parent ?? 0);
};

/** Processes end while one reads about them, and others are nobody's business: both count as not there. */
function readable(read) {
  try {
    return read();
  } catch (error) {
    if (
      ['ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR'].includes(error.code) ||
      error.status !== undefined
    ) {
      return undefined;
    }
    throw error;
  }
}

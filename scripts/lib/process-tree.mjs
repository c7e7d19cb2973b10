import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Kills a process and everything that descends from it, whatever group it is in, at once and without asking.
 */
export function killTree(rootPid) {
  for (const pid of descendants(rootPid)) kill(pid);
}

/** Kills what is left of the group that a process led. */
export const killGroup = (leaderPid) => kill(-leaderPid);

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: it has ended by itself, which is what we want.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The process itself first, so that it cannot start anything while its children are going. */
function descendants(rootPid) {
  const pairs = existsSync('/proc/self/stat') ? pairsFromProc() : pairsFromPs();
  const found = [rootPid];
  for (const pid of found) {
    found.push(...pairs.filter(([, parent]) => parent === pid).map(([child]) => child));
  }
  return found;
}

/** Every process of this machine with its parent. Slim Linux images lack `ps`, others lack `/proc`. */
function pairsFromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readStat(pid);
      // After the command's name, which may hold anything: state, then the parent.
      const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
      return parent === undefined ? [] : [[Number(pid), Number(parent)]];
    });
}

const pairsFromPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));

function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    // It ended while we were reading the list.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

import { readFileSync } from 'node:fs';

/** Counts functions by what their emulator writes down of each: that it begins, and that it has ended. */
export function createInvocations(logFile) {
  const names = (word) =>
    [
      ...readFileSync(logFile, 'utf8').matchAll(new RegExp(`${word} "[a-z0-9]+-[a-z]+[0-9]-(\\w+)"`, 'g')),
    ].map(([, name]) => name);
  let seen = names('Beginning execution of').length;
  return {
    running: () => names('Beginning execution of').length - names('Finished').length,
    /** Whether a function has begun since the last time. */
    hasRun: (name) => names('Beginning execution of').slice(seen).includes(name),
    /** By name, since the last time. */
    taken() {
      const all = names('Beginning execution of');
      const since = all.slice(seen);
      seen = all.length;
      const counts = {};
      for (const name of since) counts[name] = (counts[name] ?? 0) + 1;
      return { invocations: since.length, functions: counts };
    },
  };
}

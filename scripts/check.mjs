// npm run check [-- --all]: everything that judges the sources without starting anything. Two jobs at a time; all
// findings shown. Unit tests that have passed with all that they are made of as it is are not run again, unless
// told --all; `npm test` runs all of them.
import { unitTests } from './check/unit-tests.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { inParallel } from './lib/in-parallel.mjs';
import { launch, packageCommand } from './lib/processes.mjs';
import { listenForSignals } from './lib/shutdown.mjs';

const AT_ONCE = 2;
/** What judges types, alone and for the linter, is written in Go, which by itself cleans up all the time. */
const FEWER_CLEAN_UPS = { GOGC: '400', GOMEMLIMIT: '3GiB' };

const UNIT_TESTS = 'unit tests';

/**
 * What each job needs of the command line; the slow ones first, so that the pair stays busy.
 * @type {readonly [string, string, string[]][]}
 */
const jobs = [
  ['types', 'typescript-native/bin/tsc', ['-b', '--checkers', '1', '--builders', '2']],
  [UNIT_TESTS, 'vitest/vitest.mjs', []],
  ['unused code', 'knip/bin/knip.js', ['--no-progress']],
  // What only tests use is dead too; what they and the seed need of a floor is marked `@internal` there.
  ['dead code', 'knip/bin/knip.js', ['--no-progress', '--production']],
  ['lint', 'oxlint/bin/oxlint', ['--deny-warnings']],
  ['format', 'oxfmt/bin/oxfmt', ['--check']],
];

/**
 * Runs every check and prints one line for each, with what a failed one said. Returns how each went.
 * @param {{ withUnitTests?: boolean, areAll?: boolean }} [options]
 */
export async function check({ withUnitTests = true, areAll = false } = {}) {
  const chosen = jobs.filter(([name]) => withUnitTests || name !== UNIT_TESTS);
  const results = await inParallel(AT_ONCE, chosen, async ([name, command, args]) => {
    const startedAt = Date.now();
    const tests = name === UNIT_TESTS ? await unitTests({ areAll }) : undefined;
    const job = launch(`check-${name.replace(' ', '-')}`, ...packageCommand(command, tests?.args ?? args), {
      env: FEWER_CLEAN_UPS,
    });
    const { code } = await job.exited;
    await tests?.remember(code);
    return {
      name: tests === undefined ? name : `${name}, ${tests.words}`,
      isGood: code === 0,
      seconds: (Date.now() - startedAt) / 1000,
      said: job.tail(),
    };
  });
  const failed = results.filter(({ isGood }) => !isGood);
  for (const { name, said } of failed) console.log(`── ${name} ──\n${said}\n`);
  for (const { name, isGood, seconds } of results) {
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  }
  return results;
}

if (import.meta.filename === process.argv[1]) {
  listenForSignals({ exitCode: 130 });
  await ensureDependencies();
  const results = await check({ areAll: process.argv.includes('--all') });
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
}

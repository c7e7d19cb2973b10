import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importGraph } from '../lib/import-graph.mjs';
import { projectRoot } from '../lib/project.mjs';
import { hashOf, passedFiles, testKeys } from './test-keys.mjs';

const FOLDERS = ['src', 'sw', 'scripts', 'bench', 'tests/support', 'tests/histories', 'functions/src'];
/** It judges the whole house, whatever has changed. */
const ARCHITECTURE = 'tests/architecture.test.ts';
const CONFIG = 'vitest.config.ts';
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];
const MEMORY = join(projectRoot, '.cache/check/passed.json');
const REPORT = join(projectRoot, '.cache/check/unit-report.json');

/**
 * The unit tests that have not passed yet as they and all that they are made of are now, and a way to run those and
 * note what has passed. Whoever wants all of them (`areAll`) has them all.
 */
export async function unitTests({ areAll }) {
  const tests = FOLDERS.flatMap(testsUnder);
  const keys = await keysOf(tests);
  const passed = areAll ? {} : (read(MEMORY) ?? {});
  const due = tests.filter((test) => keys.get(test) === undefined || keys.get(test) !== passed[test]);
  rmSync(REPORT, { force: true });
  return {
    words:
      due.length < tests.length ? `${due.length} of ${tests.length} files, the others have passed` : 'all',
    args: [
      'run',
      ...['unit*', 'architecture'].flatMap((project) => ['--project', project]),
      ...['dot', 'json'].flatMap((reporter) => ['--reporter', reporter]),
      '--outputFile',
      REPORT,
      ...(due.length < tests.length ? [ARCHITECTURE, ...due] : []),
    ],
    /**
     * `code` is what the runner ended with. What has failed since is no longer known as passed, and neither is what
     * was changed while it ran.
     */
    async remember(code) {
      const report = read(REPORT);
      // An error beside the tests may be any file's.
      const isAnyGreen = code === 0 || report?.numFailedTests > 0;
      const green = new Set(isAnyGreen ? passedFiles(report, projectRoot) : []);
      const isDue = new Set(due);
      const now = await keysOf(tests);
      const known = tests.filter(
        (test) => keys.has(test) && keys.get(test) === now.get(test) && (!isDue.has(test) || green.has(test)),
      );
      mkdirSync(dirname(MEMORY), { recursive: true });
      writeFileSync(MEMORY, JSON.stringify(Object.fromEntries(known.map((test) => [test, keys.get(test)]))));
    },
  };
}

async function keysOf(tests) {
  const setup = [...textOf(CONFIG).matchAll(/'(tests\/support\/[\w-]+\.ts)'/g)].map(([, file]) => file);
  const shared = [CONFIG, ...new Set(setup)];
  const distancesFrom = await importGraph([...tests, ...shared]);
  const common = new Set([...SETTINGS, ...shared.flatMap((file) => [...distancesFrom(file).keys()])]);
  return testKeys({
    tests,
    filesOf: (test) => distancesFrom(test).keys(),
    textOf,
    common: [process.version, ...[...common].toSorted().map((file) => hashOf(textOf(file)))].join(' '),
    everything: everything(),
  });
}

/** One hash over all files of the project that git does not ignore; undefined where git cannot say. */
function everything() {
  try {
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const hashes = files.map((file) => {
      const bytes = bytesOf(join(projectRoot, file));
      return `${file} ${bytes === undefined ? 'gone' : hashOf(bytes)}`;
    });
    return hashOf(hashes.join('\n'));
  } catch {
    return undefined;
  }
}

const git = (...args) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64e6 })
    .split('\0')
    .filter((name) => name !== '');

const testsUnder = (folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name));

/** What a bundler is asked for behind a question mark is the same file. */
const textOf = (file) => readFileSync(join(projectRoot, file.split('?')[0]), 'utf8');

/** Undefined where there is no such file. */
function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function read(file) {
  const bytes = bytesOf(file);
  return bytes === undefined ? undefined : JSON.parse(bytes.toString('utf8'));
}

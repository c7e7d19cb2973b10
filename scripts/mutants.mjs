// npm run mutants: mutation testing of src/domain, src/documents and src/sync, file by file in a seeded order until
// --minutes are over. What was tried is tried again once its file or a test beside it changes.
//   --seed 7               another order
//   --files fee-rule,quota only files in whose path one of these is
//   --report               runs nothing; shows what the last runs have found
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { projectRoot } from './lib/project.mjs';
import { filesInSeededOrder, fingerprintOf } from './mutants/seeded-files.mjs';
import { countsOf, joined, survivorsOf } from './mutants/score.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '' },
    report: { type: 'boolean', default: false },
  },
});

const FLOORS = ['src/domain', 'src/documents', 'src/sync'];
const LEAST_SCORE = 0.85;
/** Each run of the tool instruments and runs all tests of its files once before it begins. */
const FILES_AT_ONCE = 3;
const endsAt = Date.now() + Number(values.minutes) * 60_000;
const cache = join(projectRoot, '.cache/mutants');
const found = join(cache, 'found.json');

const optionsOf = (mutate, report) => ({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate,
  coverageAnalysis: 'perTest',
  // A mutant of what is made while a module loads would need every test, and is of a constant, mostly.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 10,
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['dist*', 'public', 'bench', 'tests/e2e', 'functions/lib', '.data', '.emulators', '.git'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: report },
  allowEmpty: true,
  disableTypeChecks: false,
});

const batchAt = (all, index) => all.slice(index * FILES_AT_ONCE, (index + 1) * FILES_AT_ONCE);

/** The tool remembers other files too. */
const only = (wanted, files) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => wanted.includes(file)));

await ensureDependencies();
mkdirSync(cache, { recursive: true });
const words = values.files.split(',').filter((word) => word !== '');
const files = filesInSeededOrder(FLOORS, Number(values.seed)).filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
const reasons = JSON.parse(readFileSync(join(projectRoot, 'scripts/mutants/on-purpose.json'), 'utf8'));
const known = existsSync(found) ? JSON.parse(readFileSync(found, 'utf8')) : {};
if (!values.report) tryMutants();
tell();

/** Batch after batch, each kept as soon as it is done. */
function tryMutants() {
  const isStateless = (file) => !file.startsWith('src/sync');
  const open = files.filter((file) => known[file]?.fingerprint !== fingerprintOf(file));
  const [stateless, stored] = [open.filter(isStateless), open.filter((file) => !isStateless(file))];
  for (let index = 0; Date.now() < endsAt; index += 1) {
    const batch = batchAt(stateless, index);
    const storing = batchAt(stored, index);
    if (batch.length === 0 && storing.length === 0) return;
    const tried = strykerOn(batch, 'stateless');
    if (tried === null) return;
    const near = only(batch, tried);
    // Whatever no test beside it has caught may be caught where it is used.
    const left = survivorsOf(near, reasons).map(({ file, range }) => `${file}:${range}`);
    const far = strykerOn([...left, ...storing], 'all');
    if (far === null) return;
    keep({ ...joined(near, far), ...only(storing, far) });
  }
}

function keep(files) {
  for (const [file, { source, mutants }] of Object.entries(files)) {
    known[file] = { source, mutants, fingerprint: fingerprintOf(file) };
  }
  writeFileSync(found, JSON.stringify(known));
}

/**
 * What the tool says of each file; a mutant's range may be named instead of its file. `null` where time was up
 * before it had ended.
 */
function strykerOn(mutate, tests) {
  if (mutate.length === 0) return {};
  const report = join(cache, 'batch.json');
  const options = join(cache, 'options.json');
  writeFileSync(options, JSON.stringify(optionsOf(mutate, report)));
  const stryker = join(projectRoot, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', options], {
    cwd: projectRoot,
    stdio: 'inherit',
    timeout: Math.max(1, endsAt - Date.now()),
    env: { ...process.env, GEUMNARU_MUTANTS: tests },
  });
  if (status !== 0 && Date.now() >= endsAt) return null;
  if (status !== 0) throw new Error(`no answer about ${mutate.join(', ')}`);
  return JSON.parse(readFileSync(report, 'utf8')).files;
}

function tell() {
  const tried = Object.fromEntries(files.flatMap((file) => (known[file] ? [[file, known[file]]] : [])));
  for (const { file, line, was, became, status } of survivorsOf(tried, reasons)) {
    console.log(`${status} ${file}:${line}  ${was}  →  ${became}`);
  }
  const { caught, survived, onPurpose, uncovered } = countsOf(tried, reasons);
  const all = caught + survived + uncovered;
  const score = all === 0 ? 0 : caught / all;
  const of = `${Object.keys(tried).length} of ${files.length} files`;
  console.log(
    `${caught} of ${all} caught (${(score * 100).toFixed(1)} %) in ${of}; ` +
      `${survived} survived, ${uncovered} in no test, ${onPurpose} on purpose`,
  );
  if (score < LEAST_SCORE) process.exitCode = 1;
}

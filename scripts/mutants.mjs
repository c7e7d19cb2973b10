// npm run mutants: mutation testing of src/sync, src/domain and src/documents, file by file until --minutes are
// over. What was tried is not tried again until the file changes; bench/results-mutants.json keeps the counts.
//   --files fee-rule,quota only files in whose path one of these is
//   --survivors            tries what has survived once more, after tests were written
//   --tests drain-lock     with --survivors: only with the tests in whose path one of these is, which takes less time
//   --above                with the tests of all floors above too: for what is proven there only
//   --report               runs nothing; shows what the last runs have found
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { projectRoot } from './lib/project.mjs';
import { drive } from './mutants/drive.mjs';
import { Found } from './mutants/found.mjs';
import { hashOf, instrumented } from './mutants/instrumented.mjs';
import { testsBySource } from './mutants/tests-of.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '40' },
    files: { type: 'string', default: '' },
    survivors: { type: 'boolean', default: false },
    tests: { type: 'string', default: '' },
    above: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});

/** The engine first. */
const FLOORS = ['src/sync/outbox', 'src/sync', 'src/domain', 'src/documents'];
const LEAST_SCORE = 0.85;
/** A process that knows too many tests is slow to start, and what the nearest miss the far ones miss mostly. */
const MOST_TESTS = 60;
/** What is made while a module loads is tried with so many test files, which load anew each time. */
const NEAREST = 12;

await ensureDependencies();
mkdirSync(join(projectRoot, '.cache/mutants'), { recursive: true });
const words = wordsOf(values.files);
const files = sourcesOf(FLOORS).filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
/** What was never tried would survive for want of tests. */
const testWords = values.survivors ? wordsOf(values.tests) : [];
const found = new Found(files);
if (!values.report) await tryMutants(Date.now() + Number(values.minutes) * 60_000);
if (!found.tell(LEAST_SCORE)) process.exitCode = 1;

async function tryMutants(endsAt) {
  const testsOf = await testsBySource();
  for (const batch of batches()) {
    if (Date.now() > endsAt) return;
    const { sources, mutants } = await instrumented(batch);
    const open = mutants.filter((mutant) =>
      values.survivors ? found.hasSurvived(mutant) : !found.knows(mutant),
    );
    const tests = nearest(batch, testsOf);
    const near = Object.fromEntries(
      batch.map((file) => [
        file,
        testsOf(file)
          .filter((one) => tests.includes(one))
          .slice(0, NEAREST),
      ]),
    );
    // What an earlier run was stopped over may be whole files by now.
    found.keep(batch, mutants);
    console.log(`${dirname(batch[0])}: ${open.length} mutants, ${tests.length} test files`);
    if (open.length > 0) {
      await drive({ sources, tests, near, open, endsAt, note });
    }
    found.keep(batch, mutants);
  }
}

/** What a few tests let pass stands as it stood. */
function note(mutant, step) {
  const isCaught = step.status === 'Killed' || step.status === 'Timeout';
  if (testWords.length === 0 || isCaught) found.note(mutant, step);
}

/** Folder by folder, as their tests are beside them. */
function* batches() {
  const wanted = files.filter((file) =>
    values.survivors ? found.hasSurvivors(file) : !found.isDone(file, hashOf(file)),
  );
  for (const folder of new Set(wanted.map(dirname))) {
    yield wanted.filter((file) => dirname(file) === folder);
  }
}

/** The nearest tests of each file in turn, until there are enough: for what needs no database, tests without one. */
function nearest(batch, testsOf) {
  const isEngine = batch[0].startsWith('src/sync');
  const needsDatabase = (test) => /^src\/(sync|data)\//.test(test);
  const isWanted = (test) => testWords.length === 0 || testWords.some((word) => test.includes(word));
  const lists = batch.map((file) =>
    testsOf(file).filter((test) => isWanted(test) && (values.above || isEngine === needsDatabase(test))),
  );
  const chosen = new Set();
  for (let rank = 0; lists.some((list) => rank < list.length); rank += 1) {
    for (const list of lists) {
      if (list[rank] !== undefined && chosen.size < MOST_TESTS) chosen.add(list[rank]);
    }
  }
  // Who holds the clock still counts what else waits for it: they come before anything has been left waiting.
  return [...chosen].toSorted((a, b) => Number(holdsClock(b)) - Number(holdsClock(a)));
}

function holdsClock(test) {
  return readFileSync(join(projectRoot, test), 'utf8').includes('useFakeTimers');
}

function sourcesOf(folders) {
  const all = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .toSorted()
      .filter(hasCode),
  );
  return [...new Set(all)];
}

function wordsOf(list) {
  return list.split(',').filter((word) => word !== '');
}

/** A file of types has nothing to mutate. */
function hasCode(file) {
  return /\b(const|function|class)\b/.test(readFileSync(join(projectRoot, file), 'utf8'));
}

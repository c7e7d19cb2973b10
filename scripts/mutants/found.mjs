import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../lib/project.mjs';
import { hashOf } from './instrumented.mjs';

const RESULTS = join(projectRoot, 'bench/results-mutants.json');
const TRIED = join(projectRoot, '.cache/mutants/tried.jsonl');
const REASONS = join(projectRoot, 'scripts/mutants/on-purpose.json');

const linesOf = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];
const read = (path, otherwise) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise);

/** What became of each mutant: whole files in the results, what is unfinished beside them. */
export class Found {
  constructor(files) {
    this.files = files;
    this.results = read(RESULTS, {});
    this.tried = Object.fromEntries(linesOf(TRIED).map(({ key, ...step }) => [key, step]));
    this.reasons = read(REASONS, []);
  }

  isDone(file, hash) {
    return this.results[file]?.hash === hash;
  }

  knows(mutant) {
    return this.statusOf(mutant) !== undefined;
  }

  /** From this machine's own runs, or else from the results, which may come from another. */
  statusOf(mutant) {
    const tried = this.tried[keyOf(mutant)];
    if (tried) return tried.status;
    if (!this.isDone(mutant.file, hashOf(mutant.file))) return undefined;
    const survivor = this.survivorOf(mutant);
    if (survivor === undefined) return 'Caught';
    return survivor.isInNoTest ? 'NoCoverage' : 'Survived';
  }

  hasSurvived(mutant) {
    return ['Survived', 'NoCoverage'].includes(this.statusOf(mutant));
  }

  /** Of a file as it is now. */
  hasSurvivors(file) {
    return this.isDone(file, hashOf(file)) && this.results[file].survived.length > 0;
  }

  survivorOf({ file, line, was, became }) {
    return this.results[file]?.survived.find(
      (one) => one.line === line && one.was === was && one.became === became,
    );
  }

  note(mutant, { status, by }) {
    const key = keyOf(mutant);
    this.tried[key] = { status, by };
    appendFileSync(TRIED, `${JSON.stringify({ key, status, by })}\n`);
  }

  /** Files whose mutants have all been tried. */
  keep(batch, mutants) {
    // Another run may have added to them.
    this.results = read(RESULTS, {});
    const settled = [];
    for (const file of batch) {
      const ofFile = mutants.filter((mutant) => mutant.file === file);
      if (!ofFile.every((mutant) => this.knows(mutant))) continue;
      const count = (...wanted) => ofFile.filter((mutant) => wanted.includes(this.statusOf(mutant))).length;
      const left = ofFile.filter((mutant) => this.hasSurvived(mutant));
      const before = this.results[file];
      const result = {
        hash: hashOf(file),
        date: new Date().toISOString().slice(0, 10),
        commit: commit(),
        mutants: ofFile.length,
        caught: count('Killed', 'Timeout', 'Caught'),
        timedOut: count('Timeout') + (count('Caught') > 0 ? before.timedOut : 0),
        survived: left.map((mutant) => ({
          line: mutant.line,
          was: mutant.was,
          became: mutant.became,
          ...(this.statusOf(mutant) === 'NoCoverage' && { isInNoTest: true }),
        })),
      };
      settled.push([file, result]);
    }
    Object.assign(this.results, Object.fromEntries(settled));
    const sorted = Object.entries(this.results).toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(RESULTS, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  }

  /** Prints survivors and a table of the folders; gives whether enough is caught. */
  tell(leastScore) {
    const done = this.files.filter((file) => this.results[file]);
    for (const file of done) {
      for (const { line, was, became, isInNoTest } of this.open(file)) {
        console.log(`${isInNoTest ? 'in no test' : 'survived'} ${file}:${line}  ${was}  →  ${became}`);
      }
    }
    const all = this.row('all', done);
    for (const folder of new Set(done.map(dirname))) {
      this.row(
        folder,
        done.filter((file) => dirname(file) === folder),
      );
    }
    for (const floor of ['src/sync', 'src/domain', 'src/documents']) {
      this.row(
        `${floor} in all`,
        done.filter((file) => file.startsWith(`${floor}/`)),
      );
    }
    return all >= leastScore;
  }

  row(name, files) {
    const results = files.map((file) => this.results[file]);
    const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
    const caught = sum((result) => result.caught);
    const open = files.reduce((total, file) => total + this.open(file).length, 0);
    const onPurpose = sum((result) => result.survived.length) - open;
    const score = caught + open === 0 ? 1 : caught / (caught + open);
    const tried = `${files.length} files, ${sum((result) => result.mutants)} mutants`;
    const more = `${sum((result) => result.timedOut)} by time, ${open} survive, ${onPurpose} on purpose`;
    console.log(`${name}: ${tried}: ${(score * 100).toFixed(1)} % caught (${caught}; ${more})`);
    return score;
  }

  /** What survives without a reason; by the text, as a reason outlives what is written above it. */
  open(file) {
    return this.results[file].survived.filter(
      ({ was, became }) =>
        !this.reasons.some(
          (reason) =>
            ['*', file].includes(reason.file) &&
            was.includes(reason.was) &&
            (reason.became ?? became) === became,
        ),
    );
  }
}

const hashes = new Map();
function keyOf({ file, place, became }) {
  if (!hashes.has(file)) hashes.set(file, hashOf(file));
  return `${file} ${hashes.get(file)} ${place} ${became}`;
}

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();

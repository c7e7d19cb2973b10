import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { launch } from './processes.mjs';
import { projectRoot } from './project.mjs';

const REASON_LENGTH = 400;
const MOST_WARNINGS = 5;

/**
 * Runs a test runner that leaves a JSON report, shows what it says, and returns its counts, how long each
 * test took, and what became of those that failed. A skipped test counts as failed, and so does a run without
 * tests or without a report.
 * @param {object} runner
 * @param {string} runner.name
 * @param {[string, string[]]} runner.command
 * @param {string} runner.reportFile
 * @param {(report: any) => { passed: number, failed: number }} runner.read
 * @param {Record<string, string | undefined>} [runner.env]
 * @param {boolean} [runner.mayBeEmpty]
 */
export async function runCounted({ name, command, reportFile, read, env, mayBeEmpty = false }) {
  const report = join(projectRoot, reportFile);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const job = launch(`test-${name.replace(' ', '-')}`, ...command, {
    env,
    onLine: (line) => console.log(line),
  });
  const { code } = await job.exited;
  const result = read(readReport(report));
  const isSilentFailure = result.failed === 0 && (code !== 0 || (result.passed === 0 && !mayBeEmpty));
  return { name, ...result, failed: isSilentFailure ? 1 : result.failed };
}

export const vitestResults = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  durations: assertionsOf(report).map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  failures: assertionsOf(report)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => ({ title: fullName, reasons: reasonsOf(failureMessages) })),
});

const assertionsOf = (report) =>
  (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);

export function playwrightResults(report) {
  const runs = specsOf(report?.suites ?? []).flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) => results.map((result) => ({ ...result, title: `${file} ${title}` }))),
  );
  return {
    passed: report?.stats.expected ?? 0,
    // Nothing is tried twice, so nothing may be "flaky".
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.skipped ?? 0) + (report?.stats.flaky ?? 0),
    durations: runs.map(({ title, duration }) => ({ title, ms: duration })),
    failures: runs
      .filter(({ status }) => status !== 'passed')
      .map(({ title, errors, attachments }) => ({
        title,
        reasons: [
          ...reasonsOf(errors.map(({ message = '' }) => message)),
          ...warningsOf(attachments).slice(-MOST_WARNINGS),
        ],
        trace: attachments.find(({ name, path }) => name === 'trace' && path !== undefined)?.path,
      })),
  };
}

/** What the pages of a journey have warned of (`tests/support/e2e/journey.ts`). */
const warningsOf = (attachments) =>
  attachments
    .filter(({ name, body }) => name === 'console' && body !== undefined)
    .flatMap(({ body }) => Buffer.from(body, 'base64').toString('utf8').split('\n'))
    .map((line) => line.slice(0, REASON_LENGTH));

/**
 * What a runner says of a failure, short enough for the last lines of a run: a log is often read from its
 * end.
 */
const reasonsOf = (messages) =>
  messages.map((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.trim().startsWith('at '))
      .join(' | ')
      .slice(0, REASON_LENGTH),
  );

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launch } from './processes.mjs';
import { projectRoot } from './project.mjs';

/**
 * Runs a test runner that leaves a JSON report, shows what it says, and returns its counts. A skipped test counts as
 * failed, and so does a run without tests or without a report.
 */
export async function runCounted({ name, command, reportFile, read, env }) {
  const report = join(projectRoot, reportFile);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const job = launch(`test-${name}`, ...command, { env, onLine: (line) => console.log(line) });
  const { code } = await job.exited;
  const { passed, failed } = read(readReport(report));
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { name, passed, failed: isSilentFailure ? 1 : failed };
}

export const vitestCounts = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
});

export const playwrightCounts = (report) => ({
  // "flaky": failed first and passed when CI tried again.
  passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
  failed: (report?.stats.unexpected ?? 0) + (report?.stats.skipped ?? 0),
});

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

import { check } from '../check.mjs';
import { startEmulators } from './emulator-suite.mjs';
import { ensureEmulators } from './ensure-emulators.mjs';
import { serverEnvironment } from './environment.mjs';
import { LANES, RULES_OFFSET, shiftedPorts } from './ports.mjs';
import { launch, packageCommand } from './processes.mjs';
import { playwrightResults, runCounted, vitestResults } from './test-reports.mjs';
import {
  buildForBrowserTests,
  FOLDER,
  functionsPorts,
  SHORT_LIVED_JAVA,
  startTestBackend,
  startTestFront,
  testPorts,
} from './test-stack.mjs';

const REPORTS = '.cache/test-reports';

/** Format, lint, types and unused code: each one thing that passes or fails. */
export async function checkStage() {
  const results = await check({ without: ['unit tests'] });
  const failed = results.filter(({ isGood }) => !isGood).length;
  return { name: 'checks', passed: results.length - failed, failed };
}

export const unitStage = (filters) => vitest('unit', ['unit', 'unit-pure', 'architecture'], {}, filters);

/** Rules have emulators of their own, without functions that would react to what the tests write. */
export async function rulesStage(filters) {
  const ports = shiftedPorts(RULES_OFFSET);
  const { folder } = await ensureEmulators();
  const only = ['firestore', 'storage'];
  const env = SHORT_LIVED_JAVA;
  const emulators = await startEmulators({ name: 'rules', ports, only, jarFolder: folder, env });
  try {
    return await vitest('rules', ['rules'], serverEnvironment(ports), filters);
  } finally {
    await emulators.stop();
  }
}

/** Functions have emulators of their own too: their tests write halves of documents, which no journey may meet. */
export async function functionsStage(filters) {
  const backend = await startTestBackend({ name: 'functions', ports: functionsPorts });
  try {
    return await vitest('functions', ['functions'], serverEnvironment(functionsPorts), filters);
  } finally {
    await backend.stop();
  }
}

/** The journeys in a browser, and whether what it loads stays inside its budgets. */
export async function browserStage(filters) {
  const backend = await startTestBackend();
  try {
    await buildForBrowserTests();
    const budgets = await launch('size', ...packageCommand('size-limit/bin.js'), {
      env: { BUILD_FOLDER: FOLDER },
      onLine: (line) => console.log(line),
    }).exited;
    const front = await startTestFront();
    try {
      return [sizeResult(budgets.code), ...(await journeys(backend, filters))];
    } finally {
      await front.stop();
    }
  } finally {
    await backend.stop();
  }
}

const sizeResult = (code) => ({
  name: 'size budgets',
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
});

async function journeys(backend, filters) {
  const beside = await browserTests('beside', ['--workers', String(LANES), ...filters]);
  // Those that stand alone speak of the whole market: of the demo's, not of what the others have left in it.
  if (countOf(beside) > 0) await backend.startOver();
  const ran = [beside, await browserTests('alone', filters)].filter((result) => countOf(result) > 0);
  // A word that matches no journey is a slip.
  return ran.length > 0 ? ran : [{ name: 'e2e', passed: 0, failed: 1 }];
}

const countOf = ({ passed, failed }) => passed + failed;

/** The journeys of one project. A word on the command line may be about those of the other alone. */
function browserTests(project, args) {
  const reportFile = `${REPORTS}/e2e-${project}.json`;
  return runCounted({
    name: `e2e ${project}`,
    command: packageCommand('@playwright/test/cli.js', [
      'test',
      '--pass-with-no-tests',
      ...args,
      // Last: it would take every word behind it for another project's name.
      '--project',
      project,
    ]),
    reportFile,
    read: playwrightResults,
    mayBeEmpty: true,
    env: { ...serverEnvironment(testPorts), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
}

function vitest(name, projects, env, filters) {
  const reportFile = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', reportFile];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return runCounted({
    name,
    command: packageCommand('vitest/vitest.mjs', ['run', ...chosen, ...reporters, ...filters]),
    reportFile,
    read: vitestResults,
    env,
  });
}

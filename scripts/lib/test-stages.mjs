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
  QUIET_JAVA,
  serveLanes,
  startTestBackend,
  startTestNetwork,
  testPorts,
} from './test-stack.mjs';

const REPORTS = '.cache/test-reports';
/** Of the journeys that may stand beside others, in a run of all. */
const PARTS = 3;

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
  const env = QUIET_JAVA;
  const emulators = await startEmulators({ name: 'rules', ports, only, jarFolder: folder, env });
  try {
    return await vitest('rules', ['rules', 'rules-alone'], serverEnvironment(ports), filters);
  } finally {
    await emulators.stop();
  }
}

/**
 * Functions have emulators of their own too: their tests write halves of documents, which no journey may
 * meet.
 */
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
  const parts = partsOf(filters);
  const first = startTurn(0);
  await buildForBrowserTests();
  const budgets = await launch('size', ...packageCommand('size-limit/bin.js'), {
    env: { BUILD_FOLDER: FOLDER },
    onLine: (line) => console.log(line),
  }).exited;
  const lanes = await serveLanes();
  try {
    return [sizeResult(budgets.code), ...(await journeys(parts, first))];
  } finally {
    await lanes.stop();
  }
}

const sizeResult = (code) => ({
  name: 'size budgets',
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
});

/** Those that stand alone speak of the whole market: of the demo's. */
function partsOf(filters) {
  const parts = filters.length === 0 ? PARTS : 1;
  const beside = Array.from({ length: parts }, (_, index) => ({
    project: 'beside',
    name: `beside ${index + 1}`,
    args: ['--workers', String(LANES), '--shard', `${index + 1}/${parts}`, ...filters],
  }));
  return [...beside, { project: 'alone', name: 'alone', args: filters }];
}

/**
 * Emulators for each part: they go on asking the questions of every listener with every commit, those of
 * browsers that are gone as well, until a commit takes seconds. The next start while a part runs on the ones
 * before.
 */
async function* inTurns(first, count) {
  let coming = first;
  for (let turn = 0; turn < count; turn += 1) {
    const { backend, ports } = await coming;
    if (turn + 1 < count) coming = startTurn(turn + 1);
    try {
      yield ports;
    } finally {
      await backend.stop();
    }
  }
}

function startTurn(turn) {
  const [name, ports] = turn % 2 === 0 ? ['test', testPorts] : ['test-beside', functionsPorts];
  const starting = startTestBackend({ name, ports }).then((backend) => ({ backend, ports }));
  // Whoever waits for it hears of it.
  starting.catch(() => {});
  return starting;
}

async function journeys(parts, first) {
  const results = [];
  for await (const ports of inTurns(first, parts.length)) {
    const network = await startTestNetwork(ports);
    try {
      results.push(await browserTests(parts[results.length], ports));
    } finally {
      await network.close();
    }
  }
  const ran = results.filter((result) => countOf(result) > 0);
  // A word that matches no journey is a slip.
  return ran.length > 0 ? ran : [{ name: 'e2e', passed: 0, failed: 1 }];
}

const countOf = ({ passed, failed }) => passed + failed;

/** Some journeys of one project. A word on the command line may be about those of the other alone. */
function browserTests({ project, name, args }, ports) {
  const folder = name.replace(' ', '-');
  const reportFile = `${REPORTS}/e2e-${folder}.json`;
  return runCounted({
    name: `e2e ${name}`,
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
    env: {
      ...serverEnvironment(ports),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      JOURNEYS_OUTPUT: `test-results/${folder}`,
    },
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

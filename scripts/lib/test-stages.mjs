import { check } from '../check.mjs';
import { startEmulators } from './emulator-suite.mjs';
import { ensureEmulators } from './ensure-emulators.mjs';
import { serverEnvironment } from './environment.mjs';
import { LANES, RULES_OFFSET, shiftedPorts } from './ports.mjs';
import { launch, packageCommand } from './processes.mjs';
import { playwrightResults, runCounted, vitestResults } from './test-reports.mjs';
import {
  ALONE,
  alonePorts,
  BESIDE,
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
const PARTS = 2;

/** Format, lint, types and unused code: each one thing that passes or fails. */
export async function checkStage() {
  const results = await check({ withUnitTests: false });
  const failed = results.filter(({ isGood }) => !isGood).length;
  return { name: 'checks', passed: results.length - failed, failed };
}

export const unitStage = (filters) => vitest('unit', ['unit*', 'architecture'], {}, filters);

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
  const first = startTurn(0);
  await buildForBrowserTests(BESIDE);
  const budgets = await launch('size', ...packageCommand('size-limit/bin.js'), {
    env: { BUILD_FOLDER: FOLDER },
    onLine: (line) => console.log(line),
  }).exited;
  // Those that stand alone go one by one, and leave a good half of a processor to the others.
  const both = [
    orFailed('e2e beside', journeysBeside(filters, first)),
    orFailed('e2e alone', journeysAlone(filters)),
  ];
  const results = (await Promise.all(both)).flat();
  const ran = results.filter((result) => countOf(result) > 0);
  // A word that matches no journey is a slip.
  const said = ran.length > 0 ? ran : [{ name: 'e2e', passed: 0, failed: 1 }];
  return [sizeResult(budgets.code), ...said];
}

/** What cannot even run is one failure, and what runs beside it goes on. */
const orFailed = (name, running) =>
  running.catch((error) => {
    console.error(error.message);
    return [{ name, passed: 0, failed: 1 }];
  });

const sizeResult = (code) => ({
  name: 'size budgets',
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
});

function partsOf(filters) {
  const parts = filters.length === 0 ? PARTS : 1;
  return Array.from({ length: parts }, (_, index) => ({
    project: 'beside',
    name: `beside ${index + 1}`,
    args: ['--workers', String(LANES), '--shard', `${index + 1}/${parts}`, ...filters],
  }));
}

/**
 * Emulators for each part: what all journeys before have written makes a commit slower. The next start while a
 * part runs on the ones before.
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

async function journeysBeside(filters, first) {
  const parts = partsOf(filters);
  const results = [];
  const lanes = await serveLanes(BESIDE);
  try {
    for await (const ports of inTurns(first, parts.length)) {
      const network = await startTestNetwork(ports, BESIDE);
      try {
        results.push(await browserTests(parts[results.length], ports, BESIDE));
      } finally {
        await network.close();
      }
    }
  } finally {
    await lanes.stop();
  }
  return results;
}

/** They speak of the whole market: of the demo's. */
async function journeysAlone(filters) {
  await buildForBrowserTests(ALONE);
  const { storage: storagePort } = ALONE.faultPorts;
  const backend = await startTestBackend({ name: 'test-alone', ports: alonePorts, storagePort });
  const [network, lanes] = await Promise.all([startTestNetwork(alonePorts, ALONE), serveLanes(ALONE)]);
  try {
    return [await browserTests({ project: 'alone', name: 'alone', args: filters }, alonePorts, ALONE)];
  } finally {
    await lanes.stop();
    await network.close();
    await backend.stop();
  }
}

const countOf = ({ passed, failed }) => passed + failed;

/** Some journeys of one project. A word on the command line may be about those of the other alone. */
function browserTests({ project, name, args }, ports, side) {
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
      ...side.env,
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

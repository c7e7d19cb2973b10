// npm run bench: the outbox beside its alternatives, measured in one run. `npm run bench -- matrix drain` runs
// parts; `market`, `cost`, `saved-searches`, `taps` and `first-visit` are benches of their own. `--firefox`
// drives the matrix with Firefox, `--large` adds a chat of 100,000 messages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { startFaultProxy } from '../scripts/fault-proxy/fault-proxy.mjs';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { startEmulators } from '../scripts/lib/emulator-suite.mjs';
import { ensureEmulators } from '../scripts/lib/ensure-emulators.mjs';
import { shiftedPorts } from '../scripts/lib/ports.mjs';
import { projectRoot } from '../scripts/lib/project.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { runDrain, warmUpDrain } from './lib/drain.mjs';
import { runHistory } from './lib/history.mjs';
import { runMatrix } from './lib/matrix.mjs';
import { emulatorServer } from './lib/server.mjs';

/** Free of every suite's, and below what the system hands out by itself. */
const OFFSET = 22_500;
const PROXY_PORT = 12_490;
/** Of a second server, which knows no rules. */
const LAWLESS_OFFSET = 17_000;
const LAWLESS_PROXY_PORT = 12_491;
const CONTENDERS = ['ours', 'firestore', 'retry queue'];
const PARTS = ['matrix', 'history', 'enqueue', 'drain'];

const words = process.argv.slice(2);
for (const own of ['market', 'cost', 'saved-searches', 'taps', 'first-visit']) {
  if (!words.includes(own)) continue;
  await import(`./${own}.mjs`);
  process.exit();
}
const wanted = PARTS.filter((part) => words.includes(part));
const parts = wanted.length === 0 ? PARTS : wanted;
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length);

const build = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '-c', 'bench/vite.config.ts', '--logLevel', 'error'],
  {
    cwd: projectRoot,
    stdio: 'inherit',
  },
);
if (build.status !== 0) process.exit(1);

const ports = shiftedPorts(OFFSET);
const { folder } = await ensureEmulators();
const emulators = await startEmulators({
  name: 'bench',
  ports,
  only: ['firestore'],
  jarFolder: folder,
  adjust: (settings) => ({ ...settings, firestore: { ...settings.firestore, rules: openRules() } }),
});
const proxy = await startFaultProxy({
  ports: { firestore: PROXY_PORT, control: 0 },
  targets: { firestore: ports.firestore },
});
const site = await serveFolder(join(projectRoot, '.cache/bench'));
const browser = words.includes('--firefox')
  ? await startFirefox()
  : await chromium.launch(chromiumLaunchOptions());
const shared = {
  browser,
  origin: `http://localhost:${site.port}`,
  firestorePort: PROXY_PORT,
  server: emulatorServer(ports.firestore),
  faults: proxy.faults,
};

const results = { browser: `${browser.browserType().name()} ${browser.version()}` };
try {
  if (parts.includes('matrix')) {
    results.matrix = {};
    for (const contender of CONTENDERS) {
      results.matrix[contender] = await runMatrix({ ...shared, contender, only });
    }
  }
  proxy.faults.clear();
  if (parts.includes('enqueue')) results.enqueue = await runEnqueue();
  if (parts.includes('drain')) {
    results.drain = await withLawlessServer(async (lawless) => {
      const bench = { browser, origin: shared.origin, servers: { ruled: shared, lawless } };
      await warmUpDrain(bench);
      return [
        await runDrain(bench, { chats: 50, rounds: 3 }),
        await runDrain(bench, { chats: 1, rounds: 1 }),
      ];
    });
  }
  if (parts.includes('history')) {
    const sizes = words.includes('--large') ? [1_000, 10_000, 100_000] : [1_000, 10_000];
    results.history = await runHistory({ ...shared, sizes });
  }
  report();
} finally {
  await browser.close();
  await site.close();
  await proxy.close();
  await emulators.stop();
}

/** Runs `work` beside a server that lets everybody do everything. */
async function withLawlessServer(work) {
  const ports = shiftedPorts(LAWLESS_OFFSET);
  const rules = '.cache/bench-lawless.rules';
  writeFileSync(
    join(projectRoot, rules),
    `rules_version = '2';
service cloud.firestore { match /{all=**} { allow read, write: if true; } }`,
  );
  const lawless = await startEmulators({
    name: 'bench-lawless',
    ports,
    only: ['firestore'],
    jarFolder: folder,
    adjust: (settings) => ({ ...settings, firestore: { ...settings.firestore, rules } }),
  });
  const way = await startFaultProxy({
    ports: { firestore: LAWLESS_PROXY_PORT, control: 0 },
    targets: { firestore: ports.firestore },
  });
  try {
    return await work({ firestorePort: LAWLESS_PROXY_PORT, server: emulatorServer(ports.firestore) });
  } finally {
    await way.close();
    await lawless.stop();
  }
}

async function runEnqueue() {
  const page = await browser.newPage();
  await page.goto(`${shared.origin}/?firestore=${PROXY_PORT}`);
  await page.waitForFunction(() => window.bench !== undefined);
  const took = (await page.evaluate(() => window.bench.enqueue('enqueuer', 1_000))).toSorted((a, b) => a - b);
  await page.close();
  const at = (share) => Math.round((took[Math.floor(took.length * share)] ?? 0) * 10) / 10;
  const row = { count: took.length, p50Ms: at(0.5), p99Ms: at(0.99) };
  console.log('enqueue', JSON.stringify(row));
  return row;
}

/**
 * The product's rules, and beside them a place where every write is let in: Firestore at its most obliging.
 */
function openRules() {
  const rules = readFileSync(join(projectRoot, 'firestore.rules'), 'utf8');
  const open = 'match /{bench}/{rest=**} { allow read, write: if bench in ["benchChats", "benchWarmUps"]; }';
  const start = rules.indexOf('match /databases/{database}/documents {');
  const at = rules.indexOf('{', start + 'match /databases/{database}'.length) + 1;
  const file = '.cache/bench.rules';
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  writeFileSync(join(projectRoot, file), `${rules.slice(0, at)}\n    ${open}\n${rules.slice(at)}`);
  return file;
}

function startFirefox() {
  const executablePath = '/usr/bin/firefox-esr';
  return firefox.launch({ channel: 'moz-firefox', executablePath, headless: true });
}

function report() {
  const name = results.browser.split(' ')[0];
  const file = join(projectRoot, `bench/results-${name}.json`);
  // Parts that were not asked for keep what they measured last.
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, `${JSON.stringify({ ...before, ...results }, null, 2)}\n`);
  for (const [contender, rows] of Object.entries(results.matrix ?? {})) {
    const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
    const keys = ['lost', 'doubled', 'reordered', 'miscounted', 'unsettled'];
    console.log(`${contender.padEnd(12)} ${keys.map((key) => `${key} ${total(key)}`).join(', ')}`);
  }
}

// npm run bench -- first-visit [--only=home,trade] [--runs=3] [--at=<address>]: what a first visit costs a phone
// whose processor is slowed down four times, in figures that do not depend on what else the machine does. `--at`
// looks at an app that runs already; else the command builds one and starts emulators for it.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { ownApp } from '../scripts/lib/running-app.mjs';
import { screens } from '../scripts/screens.mjs';
import { startTrace, tasksOf } from './lib/visit-trace.mjs';
import { watchVisit } from './lib/watch-visit.mjs';

const PAGES = ['home', 'trade', 'product', 'fee-guide', 'board', 'stores'];
/** As Lighthouse's. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A visit is over when it has neither asked for nor drawn anything for so long. */
const REST_MS = 2_000;
const AT_MOST_MS = 60_000;
const LONG_MS = 50;

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    at: { type: 'string' },
    detail: { type: 'boolean', default: false },
  },
});
const wanted = asked.only?.split(',') ?? PAGES;
const app = asked.at === undefined ? await ownApp() : { address: asked.at, stop: async () => {} };
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const table = {};
  for (const { path } of screens.filter(({ name }) => wanted.includes(name))) {
    const visits = [];
    // The emulators' answer to the first visitor is slower than any later one.
    await visit(path);
    while (visits.length < Number(asked.runs)) visits.push(await visit(path));
    const counts = visits.map(countsOf);
    table[path] = Object.fromEntries(
      Object.keys(counts[0]).map((key) => [key, middle(counts.map((one) => one[key]))]),
    );
    const last = visits.at(-1);
    console.log(`\n${path}`);
    console.log(`largest: ${last.largest?.what} (${last.largest?.size})`);
    console.table(fileTimes(last));
    console.table(longTasks(last));
    if (asked.detail) tellAll(last);
  }
  console.table(table);
} finally {
  await browser.close();
  await app.stop();
}

async function visit(path) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 400 });
  await page.addInitScript(watchVisit);
  const endTrace = await startTrace(devtools);
  await devtools.send('Profiler.start');
  await page.goto(app.address + path, { waitUntil: 'commit' });
  // A busy machine pauses for longer than that before anything stands there.
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: AT_MOST_MS });
  await page.waitForFunction((restMs) => globalThis.visit.restedMs() > restMs, REST_MS, {
    polling: 250,
    timeout: AT_MOST_MS,
  });
  const { profile } = await devtools.send('Profiler.stop');
  const events = await endTrace();
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seen = await page.evaluate(() => ({
    ...JSON.parse(JSON.stringify(globalThis.visit)),
    nodes: document.getElementsByTagName('*').length,
    requests: performance
      .getEntriesByType('resource')
      .map(({ startTime, name }) => ({ at: startTime, what: name })),
  }));
  await context.close();
  const spent = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return {
    ...seen,
    files: samplesOf(profile),
    tasks: tasksOf(events),
    scriptMs: spent('ScriptDuration'),
    taskMs: spent('TaskDuration'),
  };
}

/**
 * Which share of what a profile saw fell to each file.
 * @param {import('node:inspector').Profiler.Profile} profile
 */
function samplesOf({ nodes, samples = [] }) {
  const files = new Map();
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  for (const id of samples) {
    const { url, functionName } = frames.get(id) ?? { url: '', functionName: '' };
    if (functionName === '(idle)') continue;
    const name = url.slice(url.lastIndexOf('/') + 1).replace(/-.{7}\.js$/, '.js');
    const file = name === '' ? functionName || 'native' : name;
    files.set(file, (files.get(file) ?? 0) + 1);
  }
  const all = [...files.values()].reduce((sum, one) => sum + one, 0);
  return [...files]
    .map(([what, count]) => ({ what, share: Math.round((count / all) * 1000) / 10 }))
    .toSorted((one, other) => other.share - one.share);
}

function fileTimes({ files, taskMs }) {
  return files
    .slice(0, 12)
    .map(({ what, share }) => ({ what, share, ms: Math.round((share * taskMs) / 100) }));
}

function longTasks({ tasks }) {
  return tasks
    .filter(({ ms }) => ms > LONG_MS)
    .map(({ at, ms, what }) => ({ at: Math.round(at), ms: Math.round(ms), what }));
}

/** Everything that was asked for, in its order. */
function tellAll({ opened, transactions, writes, commits, requests }) {
  const all = [
    ...opened.map(({ at, what }) => ({ at, what: `open ${what}` })),
    ...commits.map((at) => ({ at, what: 'commit' })),
    ...[transactions, writes, requests].flat(),
  ];
  for (const { at, what } of all.toSorted((one, other) => one.at - other.at)) {
    console.log(Math.round(at), what);
  }
}

function countsOf(seen) {
  const content = seen.largest?.at ?? Infinity;
  const before = (rows) => rows.filter(({ at }) => at <= content).length;
  const long = seen.tasks.filter(({ ms }) => ms > LONG_MS);
  return {
    'script ms': Math.round(seen.scriptMs),
    'task ms': Math.round(seen.taskMs),
    'long tasks': long.length,
    'longest ms': Math.round(Math.max(0, ...seen.tasks.map(({ ms }) => ms))),
    'blocked ms': Math.round(long.reduce((sum, { ms }) => sum + ms - LONG_MS, 0)),
    commits: seen.commits.length,
    'reads of disk': seen.transactions.filter(({ what }) => what.startsWith('readonly')).length,
    'write transactions': seen.transactions.filter(({ what }) => !what.startsWith('readonly')).length,
    'before content': before(seen.transactions),
    'rows written': seen.writes.length,
    'requests before content': before(seen.requests),
    requests: seen.requests.length,
    nodes: seen.nodes,
    shift: Math.round(seen.shift * 10_000) / 10_000,
  };
}

function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

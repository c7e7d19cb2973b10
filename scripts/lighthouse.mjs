// npm run lighthouse [-- --runs 5]: Lighthouse on a phone for the public pages, the median of some visits (5
// unless told), on a fresh build; `--only home,trade` looks at some of them. Fails under the thresholds.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemChromium } from './lib/ensure-browser.mjs';
import { packageCommand, run } from './lib/processes.mjs';
import { projectRoot } from './lib/project.mjs';
import { ownApp } from './lib/running-app.mjs';
import { listenForSignals, onShutdown, shutDown } from './lib/shutdown.mjs';
import { screens } from './screens.mjs';

const thresholds = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(thresholds);
const pages = ['home', 'trade', 'product', 'fee-guide', 'board', 'stores'];
const MOST_TRIES = 3;
const folder = join(projectRoot, '.cache/lighthouse');

/** The scores (0–100) of one visit, and its largest contentful paint in milliseconds. */
async function visit(name, address) {
  const file = join(folder, `${name}.json`);
  const chrome = systemChromium();
  await run(
    `lighthouse-${name}`,
    ...packageCommand('lighthouse/cli/index.js', [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
      `--only-categories=${categories.join(',')}`,
    ]),
    { env: chrome === undefined ? {} : { CHROME_PATH: chrome } },
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const scores = categories.map((key) => [key, Math.round((report.categories[key].score ?? 0) * 100)]);
  const missed = Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);
  if (missed.length > 0) console.warn(`${name}: ${missed.join(', ')}`);
  const ms = (audit) => Math.round(report.audits[audit].numericValue);
  return {
    ...Object.fromEntries(scores),
    'lcp ms': ms('largest-contentful-paint'),
    'blocked ms': ms('total-blocking-time'),
    'script ms': ms('bootup-time'),
    // How fast the machine was: two runs can be compared where this is the same.
    index: Math.round(report.environment.benchmarkIndex),
    shift: Number(report.audits['cumulative-layout-shift'].numericValue.toFixed(4)),
  };
}

/** Lighthouse now and then loses the beginning of its own recording; such a visit has measured nothing. */
async function measuredVisit(name, address) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await visit(name, address);
    } catch (error) {
      if (tries === MOST_TRIES || !/NO_NAVSTART|NO_FCP/.test(error.message)) throw error;
      console.warn(`${name}: the visit was not recorded, once more`);
    }
  }
}

const wish = (name) => {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

listenForSignals({ exitCode: 130 });
try {
  mkdirSync(folder, { recursive: true });
  const runs = Number(wish('--runs') ?? 5);
  const wanted = wish('--only')?.split(',') ?? pages;
  const app = await ownApp();
  onShutdown(app.stop);

  const table = {};
  for (const { name, path } of screens.filter((screen) => wanted.includes(screen.name))) {
    const visits = [];
    // Not counted: emulators that have just started compile themselves on the processors that the page is
    // measured on.
    await measuredVisit(name, app.address + path);
    for (let done = 0; done < runs; done += 1) visits.push(await measuredVisit(name, app.address + path));
    const keys = Object.keys(visits[0]);
    table[path] = Object.fromEntries(keys.map((key) => [key, median(visits.map((seen) => seen[key]))]));
  }
  console.table(table);
  const isGood = Object.values(table).every((row) => categories.every((key) => row[key] >= thresholds[key]));
  if (!isGood) console.error(`Wanted at least ${JSON.stringify(thresholds)}; reports: .cache/lighthouse`);
  await shutDown(isGood ? 0 : 1);
} catch (error) {
  console.error(error.message);
  await shutDown(1);
}

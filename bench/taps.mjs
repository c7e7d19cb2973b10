// node bench/taps.mjs, or npm run bench -- taps [--only=/chat] [--offline] [--beside=<another checkout>]: from the
// tap to the content on every route and back, with the processor slowed down four times, on a device that
// holds what years have left there; offline and online. Beside another checkout the two take turns. `--only`,
// `--offline` and `--beside` write no results; `--rounds=1 --turns=2` looks less closely. `--layouts` counts what each
// touch has restyled and laid out, and why; its times say nothing, and it writes no results.
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildWeb } from '../scripts/lib/builds.mjs';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { clientEnvironment } from '../scripts/lib/environment.mjs';
import { projectRoot } from '../scripts/lib/project.mjs';
import { serveBuild } from '../scripts/lib/static-server.mjs';
import { benchmarkIndexOf } from './lib/benchmark-index.mjs';
import { SLOWDOWN, startDevices } from './lib/taps/device.mjs';
import { startGround } from './lib/taps/ground.mjs';
import { measureTaps, tappersOf } from './lib/taps/measure.mjs';
import {
  besideEachOther,
  costsBesideEachOther,
  largestCauses,
  largestShifts,
  longestInteractions,
  longestTasks,
  overLimits,
  resultsOf,
} from './lib/taps/results.mjs';
import { COUNTS } from './lib/taps/taps-data.mjs';

const { values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    beside: { type: 'string' },
    offline: { type: 'boolean', default: false },
    layouts: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
    turns: { type: 'string', default: '5' },
  },
});
const startedAt = performance.now();
const tell = (words) => console.log(`${Math.round((performance.now() - startedAt) / 1000)} s: ${words}`);

const ground = await startGround();
tell('the emulators hold what the devices will');
const browser = await chromium.launch(chromiumLaunchOptions());
const contenders = [];
try {
  const checkouts = [
    ...(asked.beside === undefined ? [] : [['beside', resolve(asked.beside)]]),
    ['this', projectRoot],
  ];
  for (const [n, [name, checkout]] of checkouts.entries()) {
    const folder = 'dist-bench';
    const builds = pathToFileURL(join(checkout, 'scripts/lib/builds.mjs')).href;
    const build = checkout === projectRoot ? buildWeb : (await import(builds)).buildWeb;
    await build(folder, clientEnvironment(ground.clientPorts));
    const site = await serveBuild({
      folder: join(checkout, folder),
      port: ground.appPort + n,
      emulatorPorts: ground.clientPorts,
    });
    const origin = `http://localhost:${site.port}`;
    contenders.push({
      name,
      site,
      devices: await startDevices({
        browser,
        origin,
        data: ground.data,
        people: tappersOf(asked.only),
        tell,
      }),
    });
    tell(`${name}: the devices are filled`);
  }
  const indexBefore = await benchmarkIndexOf(browser, SLOWDOWN);
  const modes = asked.offline ? ['offline'] : ['offline', 'online'];
  const [rounds, turns] = [Number(asked.rounds), Number(asked.turns)];
  const taken = await measureTaps({
    contenders,
    only: asked.only,
    modes,
    rounds,
    turns,
    areTraced: asked.layouts,
    tell,
  });
  const benchmarkIndex = { before: indexBefore, after: await benchmarkIndexOf(browser, SLOWDOWN) };
  const results = resultsOf(taken.this);
  console.table(besideEachOther(taken));
  console.table(costsBesideEachOther(taken));
  for (const table of [longestTasks, longestInteractions, largestShifts]) {
    console.table(table(taken.this.pages));
  }
  if (asked.layouts) console.table(largestCauses(taken.this.pages));
  const { inp, cls, longestTaskMs } = results;
  console.log(JSON.stringify({ inp, cls, longestTaskMs, benchmarkIndex }));
  for (const words of overLimits(results)) console.log(`not shown: ${words}`);
  if (asked.only === undefined && asked.beside === undefined && !asked.offline && !asked.layouts) {
    const file = join(projectRoot, 'bench/results-taps.json');
    const head = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
    const of = {
      date: new Date().toISOString().slice(0, 10),
      commit: head.stdout.trim(),
      browser: `chromium ${browser.version()}`,
      device: COUNTS,
      benchmarkIndex,
      taps: rounds * turns,
    };
    await writeFile(file, `${JSON.stringify({ ...of, ...results }, null, 2)}\n`);
  }
} finally {
  await browser.close();
  for (const { site } of contenders) await site.close();
  await ground.stop();
}
tell('done');

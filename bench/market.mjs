// node bench/market.mjs, or npm run bench -- market: what the market costs a visitor, whatever its size.
// Fills an emulator with so many listings of one seed, drives the real app through a proxy that counts and
// answers from an index, and compares what is found with a look at every listing. `--sizes=1000,10000`
// measures these sizes and keeps what was measured of others; `--queries=0` leaves the questions out.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWeb } from '../scripts/lib/builds.mjs';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { startEmulators } from '../scripts/lib/emulator-suite.mjs';
import { ensureEmulators } from '../scripts/lib/ensure-emulators.mjs';
import { clientEnvironment, DEMO_PROJECT } from '../scripts/lib/environment.mjs';
import { shiftedPorts } from '../scripts/lib/ports.mjs';
import { projectRoot } from '../scripts/lib/project.mjs';
import { serveBuild } from '../scripts/lib/static-server.mjs';
import { createCardIndex } from './lib/card-index.mjs';
import { startCountingProxy } from './lib/counting-proxy.mjs';
import { createIndexedAnswers } from './lib/indexed-answers.mjs';
import { marketClaims } from './lib/market-claims.mjs';
import { bundled } from './lib/bundled.mjs';
import { measureDevice } from './lib/market-device.mjs';
import { marketEmulator } from './lib/market-emulator.mjs';
import { measureRecall } from './lib/market-recall.mjs';
import { measureVisits } from './lib/market-visits.mjs';

/** Free of every suite's, and below what the system hands out by itself. */
const OFFSET = 22_500;
const NEW_A_DAY = 2_400;
const CHANGED_A_DAY = 1_000;
/**
 * What the emulator answers by itself, looking at every document each time, takes it minutes already here.
 */
const EMULATOR_AT_MOST = 1_000;
const SAMPLE = 200;
/** Questions of the recall that are put to the emulator as well, spread over all pages. */
const COMPARED = 40;
/** The cards of 100,000 listings, as the emulator holds them. */
const HEAP = { JAVA_TOOL_OPTIONS: '-Xmx9g' };

const wish = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const sizes = wish('sizes')?.split(',').map(Number) ?? [1_000, 10_000, 100_000];
/** None keeps what was measured last. */
const queries = Number(wish('queries') ?? 200);

const data = await bundled('market-data');
const { listingOf, changed, questionsOf } = data;
const ports = shiftedPorts(OFFSET);
const proxyPorts = { ...ports, firestore: ports.firestore - 300 };
const appPort = ports.hub - 300;
const folder = 'dist-bench';
await buildWeb(folder, clientEnvironment(proxyPorts));
const { folder: jarFolder } = await ensureEmulators();
const site = await serveBuild({
  folder: join(projectRoot, folder),
  port: appPort,
  emulatorPorts: proxyPorts,
});
const browser = await chromium.launch(chromiumLaunchOptions());

const resultsFile = join(projectRoot, 'bench/results-market.json');
const before = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
const results = { ...before, browser: `chromium ${browser.version()}` };
try {
  results.device = await measureDevice(browser);
  for (const listings of sizes) {
    const { checks, ...size } = await measure(listings);
    const others = (results.sizes ?? []).filter((each) => each.listings !== listings);
    const former = results.sizes?.find((each) => each.listings === listings);
    if (former?.recall && !size.recall) size.recall = former.recall;
    results.sizes = [...others, size].toSorted((one, other) => one.listings - other.listings);
    Object.assign(results, checks, { recall: recallOfAll(results.sizes) });
    // A size that takes too long must not take the others along.
    await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
    console.log(JSON.stringify({ ...size, checks }));
  }
  for (const { what, figure, most, holds, isTimed } of marketClaims(results)) {
    if (!holds) console.log(`not shown: ${what}: ${figure}, at most ${most}${isTimed ? ' (a time)' : ''}`);
  }
} finally {
  await browser.close();
  await site.close();
}

/** Of all sizes together; each says its own. */
function recallOfAll(all) {
  const sum = (key) => all.reduce((total, { recall }) => total + (recall?.[key] ?? 0), 0);
  return { queries: sum('queries'), missed: sum('missed'), doubled: sum('doubled') };
}

async function measure(count) {
  const emulators = await startEmulators({
    name: 'bench-market',
    ports,
    only: ['firestore'],
    jarFolder,
    env: HEAP,
  });
  const index = createCardIndex();
  const server = marketEmulator({ port: ports.firestore, index, data });
  const answers = createIndexedAnswers({ index, ...server });
  const proxy = await startCountingProxy({
    port: proxyPorts.firestore,
    target: ports.firestore,
    answerFor: answers.answer,
  });
  const isSmall = count <= EMULATOR_AT_MOST;
  const checks = {};
  try {
    if (isSmall) checks.readModel = await server.checkReadModel(Math.min(SAMPLE, count));
    const startedAt = performance.now();
    await server.write(count, listingOf);
    await server.commit(referenceDocuments());
    console.log(`${count} listings written in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const found = queries > 0 ? await recallOf(count, { index, server, isSmall }) : null;
    const steps = await measureVisits({
      browser,
      origin: `http://localhost:${appPort}`,
      proxy,
      passADay: async () => {
        const now = Date.now();
        await server.write(NEW_A_DAY, (n) => listingOf(count + n));
        await server.write(CHANGED_A_DAY, (n) => changed(listingOf((n * 7) % count), now));
      },
    });
    if (isSmall) checks.index = await answers.compare();
    return {
      listings: count,
      steps,
      ...(found ? { recall: found.recall } : {}),
      checks: { ...checks, ...found?.checks },
    };
  } finally {
    await proxy.close();
    await emulators.stop();
  }
}

/** The app's own engine, asked through a server that knows the index and what lists read of each card. */
async function recallOf(count, { index, server, isSmall }) {
  const answers = createIndexedAnswers({ index, ...server, isHeld: true });
  const port = proxyPorts.firestore + 1;
  const engine = await startCountingProxy({ port, target: ports.firestore, answerFor: answers.answer });
  try {
    const market = data.marketAt(`http://127.0.0.1:${port}`, DEMO_PROJECT);
    const recall = await measureRecall({ market, questions: questionsOf(queries), count, data });
    return { recall, checks: isSmall ? { engine: await answers.compare(COMPARED) } : {} };
  } finally {
    await engine.close();
  }
}

/** What home shows beside listings. */
function referenceDocuments() {
  const at = { timestampValue: '2026-01-02T00:00:00Z' };
  const text = (value) => ({ stringValue: value });
  const whole = (value) => ({ integerValue: String(value) });
  const price = {
    date: text('2026-01-02'),
    buyPerGram: whole(230_000),
    sellPerGram: whole(214_400),
    source: text(''),
    updatedAt: at,
  };
  const posts = numbersTo(40).map((n) => [
    `posts/post-${n}`,
    {
      authorId: text('seller-1'),
      category: text('free'),
      title: text(`글 ${n}`),
      content: text('내용'),
      images: { arrayValue: {} },
      createdAt: { timestampValue: new Date(Date.parse('2026-01-01') + n * 1_000).toISOString() },
      updatedAt: at,
      commentCount: whole(0),
      likeCount: whole(0),
    },
  ]);
  return [['goldPrices/2026-01-02', price], ...posts];
}

function numbersTo(count) {
  return Array.from({ length: count }, (_, n) => n);
}

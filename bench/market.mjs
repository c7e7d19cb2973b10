// node bench/market.mjs, or npm run bench -- market: what the market costs a visitor, whatever its size. Fills an emulator
// with so many listings of one seed, drives the real app through a proxy that counts, and compares what is found with a
// look at every listing. `--sizes=1000,10000` chooses the sizes,
// `--queries=0` leaves the questions out.
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'esbuild';
import { buildWeb } from '../scripts/lib/builds.mjs';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { startEmulators } from '../scripts/lib/emulator-suite.mjs';
import { ensureEmulators } from '../scripts/lib/ensure-emulators.mjs';
import { clientEnvironment, DEMO_PROJECT } from '../scripts/lib/environment.mjs';
import { shiftedPorts } from '../scripts/lib/ports.mjs';
import { projectRoot } from '../scripts/lib/project.mjs';
import { serveBuild } from '../scripts/lib/static-server.mjs';
import { startCountingProxy } from './lib/counting-proxy.mjs';
import { measureDevice } from './lib/market-device.mjs';
import { measureVisits } from './lib/market-visits.mjs';

/** Free of every suite's, and below what the system hands out by itself. */
const OFFSET = 22_500;
const NEW_A_DAY = 2_400;
const CHANGED_A_DAY = 1_000;
/** Paging 200 questions to their ends takes an emulator, which knows no index, minutes already here. */
const RECALL_AT_MOST = 1_000;
const BATCH = 200;
const AT_ONCE = 4;

const wish = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const sizes = wish('sizes')?.split(',').map(Number) ?? [1_000, 10_000, 100_000];
/** None keeps what was measured last. */
const queries = Number(wish('queries') ?? 200);

const { listingOf, changed, documentsOf, questionsOf, idsAmong, marketAt } = await marketData();
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
const results = { ...before, browser: `chromium ${browser.version()}`, sizes: [] };
try {
  results.device = await measureDevice(browser);
  for (const listings of sizes) {
    const { recall, ...size } = await measure(listings);
    results.sizes.push(size);
    if (recall) results.recall = recall;
    // A size that takes too long must not take the others along.
    await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
    console.log(JSON.stringify(size));
  }
} finally {
  await browser.close();
  await site.close();
}

async function measure(count) {
  const emulators = await startEmulators({ name: 'bench-market', ports, only: ['firestore'], jarFolder });
  const proxy = await startCountingProxy({ port: proxyPorts.firestore, target: ports.firestore });
  try {
    const startedAt = performance.now();
    await write(numbersTo(count).map(listingOf));
    await write([], referenceDocuments());
    console.log(`${count} listings written in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const recall =
      queries > 0 && count <= RECALL_AT_MOST
        ? await measureRecall(numbersTo(count).map(listingOf))
        : undefined;
    const steps = await measureVisits({
      browser,
      origin: `http://localhost:${appPort}`,
      proxy,
      passADay: async () => {
        const now = Date.now();
        await write(numbersTo(NEW_A_DAY).map((n) => listingOf(count + n)));
        await write(numbersTo(CHANGED_A_DAY).map((n) => changed(listingOf((n * 7) % count), now)));
      },
    });
    return { listings: count, steps, recall };
  } finally {
    await proxy.close();
    await emulators.stop();
  }
}

async function measureRecall(listings) {
  const market = marketAt(`http://127.0.0.1:${ports.firestore}`, DEMO_PROJECT);
  const totals = { queries: 0, missed: 0, doubled: 0 };
  for (const question of questionsOf(queries)) {
    const found = [];
    for (let cursor = null; ;) {
      const page = await market.page(question, cursor);
      if (!page.ok) throw new Error(`${JSON.stringify(question)}: ${page.code}`);
      found.push(...page.value.cards.map(({ id }) => id));
      cursor = page.value.next;
      if (cursor === null) break;
    }
    const distinct = new Set(found);
    totals.queries += 1;
    totals.doubled += found.length - distinct.size;
    totals.missed += idsAmong(listings, question).filter((id) => !distinct.has(id)).length;
  }
  console.log('recall', JSON.stringify(totals));
  return totals;
}

/** Past the rules, in batches and a few at once. */
async function write(listings, others = []) {
  const documents = [...listings.flatMap(documentsOf), ...others];
  const batches = Array.from({ length: Math.ceil(documents.length / BATCH) }, (_, n) =>
    documents.slice(n * BATCH, (n + 1) * BATCH),
  );
  const root = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const answer = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${root}:commit`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({
          writes: batch.map(([path, fields]) => ({ update: { name: `${root}/${path}`, fields } })),
        }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
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

/** The product's own code, bundled for this process. */
async function marketData() {
  const outfile = join(projectRoot, `.cache/market-data-${process.pid}.mjs`);
  await build({
    entryPoints: [join(projectRoot, 'bench/app/market-data.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { 'import.meta.env': '{}' },
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}

// node bench/cost.mjs, or npm run bench -- cost: what a day of one member costs. Drives the real app on the
// emulators, with its rules and functions, through proxies that reckon what Firestore would charge: documents
// read and written by the app and by the functions, what the rules look up, and how often functions run.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWeb } from '../scripts/lib/builds.mjs';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { clientEnvironment } from '../scripts/lib/environment.mjs';
import { startBackend } from '../scripts/lib/local-stack.mjs';
import { shiftedPorts } from '../scripts/lib/ports.mjs';
import { projectRoot } from '../scripts/lib/project.mjs';
import { serveBuild } from '../scripts/lib/static-server.mjs';
import { lastAfternoon } from '../scripts/seed/clock.mjs';
import { withoutTriggers } from '../scripts/seed/triggers.mjs';
import { createCardIndex } from './lib/card-index.mjs';
import { billOf } from './lib/cost/bill.mjs';
import { LISTENING, measureDay } from './lib/cost/day.mjs';
import { createInvocations } from './lib/cost/invocations.mjs';
import { DEVICES, longUse, ROOM, WRITTEN_POST } from './lib/cost/long-use.mjs';
import { startMeter } from './lib/cost/meter.mjs';
import { createIndexedAnswers } from './lib/indexed-answers.mjs';
import { bundled } from './lib/bundled.mjs';
import { marketEmulator } from './lib/market-emulator.mjs';

/** Free of every suite's, and below what the system hands out by itself. */
const OFFSET = 18_500;
const LISTINGS = 1_000;
const NEW_AN_HOUR = 100;
/** Longer than what waits for its turn within the app; functions are asked whether they run. */
const STILL_MS = 3_000;
/** Within this something that was pressed has been sent, on a machine that is busy with other things too. */
const DUE_MS = 20_000;

const ports = shiftedPorts(OFFSET);
const proxyPorts = { ...ports, firestore: ports.firestore - 300 };
const functionsPort = ports.firestore - 301;
const appPort = ports.hub - 300;
const folder = 'dist-bench';
await buildWeb(folder, clientEnvironment(proxyPorts));
const data = await bundled('market-data');
const backend = await startBackend({
  name: 'bench-cost',
  ports,
  seedMoment: lastAfternoon(Date.now()),
  env: {
    // So that one proxy can read what functions ask.
    FIRESTORE_PREFER_REST: 'true',
    BENCH_FIRESTORE_THROUGH: `127.0.0.1:${functionsPort}`,
    NODE_OPTIONS: `--require ${join(projectRoot, 'bench/lib/cost/functions-through.cjs')}`,
  },
});
const index = createCardIndex();
const server = marketEmulator({ port: ports.firestore, index, data });
const answers = createIndexedAnswers({ index, ...server });
const clients = await startMeter({
  port: proxyPorts.firestore,
  target: ports.firestore,
  areClients: true,
  answerFor: answers.answer,
});
const functions = await startMeter({ port: functionsPort, target: ports.firestore, areClients: false });
const invocations = createInvocations(backend.job.logFile);
const site = await serveBuild({
  folder: join(projectRoot, folder),
  port: appPort,
  emulatorPorts: proxyPorts,
});
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const hub = `127.0.0.1:${ports.hub}`;
  let made = 0;
  const list = async (count) => {
    const from = made;
    made += count;
    await withoutTriggers(hub, () => server.write(count, (n) => data.listingOf(from + n)));
  };
  await list(LISTINGS);
  await withoutTriggers(hub, async () => {
    await server.commit(longUse(Date.now()));
    for (const [path, fields] of DEVICES) await server.change(path, fields);
  });
  await spent('what was there');
  const { day, acts } = await measureDay({
    browser,
    origin: `http://localhost:${appPort}`,
    spent,
    passHours: (hours) => list(hours * NEW_AN_HOUR),
    room: ROOM,
    post: WRITTEN_POST,
  });
  const market = JSON.parse(readFileSync(join(projectRoot, 'bench/results-market.json'), 'utf8'));
  // An app that fails while it is measured is not the one that people have.
  const failed = await server.allOf('clientErrors');
  if (failed.length > 0) console.log('told of errors', JSON.stringify(failed));
  const results = { browser: `chromium ${browser.version()}`, ...billOf({ day, acts, market }) };
  await writeFile(join(projectRoot, 'bench/results-cost.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(JSON.stringify(results, null, 2));
} catch (error) {
  // What stood on the screens when nothing went on.
  for (const [n, page] of browser
    .contexts()
    .flatMap((context) => context.pages())
    .entries()) {
    await page.screenshot({ path: join(projectRoot, `.cache/bench-cost-${n}.png`) });
  }
  throw error;
} finally {
  await browser.close();
  await site.close();
  await Promise.all([clients.close(), functions.close()]);
  await backend.stop();
}

/**
 * Waits until nothing moves, in the app or in a function, and gives what was charged since the last time. A
 * function begins in its own time, so what was written is followed by the one that is due.
 */
async function spent(what, due) {
  const isStill = () =>
    clients.quietMs() >= STILL_MS && functions.quietMs() >= STILL_MS && invocations.running() === 0;
  // What was pressed is written in the app's own time; what was looked at before is written no second time.
  const writtenBy = Date.now() + DUE_MS;
  const isDue = () => {
    if (due === undefined) return false;
    if (due === LISTENING) return clients.listened() === 0 && Date.now() < writtenBy;
    return clients.written() > 0 ? !invocations.hasRun(due) : Date.now() < writtenBy;
  };
  while (!isStill() || isDue()) await new Promise((resolve) => setTimeout(resolve, 100));
  const [app, own, ran] = [clients.taken(), functions.taken(), invocations.taken()];
  const charged = {
    reads: app.reads + app.lookUps.length + own.reads,
    writes: app.writes + own.writes,
    invocations: ran.invocations,
    bytes: app.bytes,
  };
  const parts = { app: app.by, rules: app.lookUps, functions: own.by, ran: ran.functions };
  console.log(what, JSON.stringify({ ...charged, ...parts }));
  const listening = {
    reads: app.listened,
    writes: 0,
    invocations: 0,
    bytes: app.listenedBytes,
  };
  const rest = Object.fromEntries(
    Object.entries(charged).map(([name, figure]) => [name, figure - listening[name]]),
  );
  return { ...charged, listening, rest };
}

// node bench/saved-searches.mjs, or npm run bench -- saved-searches: what a new listing costs among so many kept
// searches: questions, and documents that answers hold. `--sizes=1000,10000` measures these sizes and keeps what
// was measured of others. Fails where a listing misses somebody, or reads more than it may.
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../scripts/lib/bundle-server.mjs';
import { startEmulators } from '../scripts/lib/emulator-suite.mjs';
import { ensureEmulators } from '../scripts/lib/ensure-emulators.mjs';
import { DEMO_PROJECT } from '../scripts/lib/environment.mjs';
import { shiftedPorts } from '../scripts/lib/ports.mjs';
import { projectRoot } from '../scripts/lib/project.mjs';

/** Free of every suite's, and below what the system hands out by itself. */
const OFFSET = 22_500;
/** Numbers of the market's listings. */
const LISTINGS = [3, 14, 159];
/** Of what is read at least so much fits: the rest is what one name of a search cannot say. */
const LEAST_SHARE = 0.2;
const HEAP = { JAVA_TOOL_OPTIONS: '-Xmx4g' };

const wanted = process.argv.find((word) => word.startsWith('--sizes='))?.slice('--sizes='.length);
const sizes = wanted?.split(',').map(Number) ?? [1_000, 10_000, 100_000];
const resultsFile = join(projectRoot, 'bench/results-saved-searches.json');
const results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};

const ports = shiftedPorts(OFFSET);
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.GCLOUD_PROJECT = DEMO_PROJECT;
const { fill, costOf } = await bundled();
const { folder } = await ensureEmulators();
let isFaulty = false;
for (const size of sizes) {
  const emulators = await startEmulators({
    name: `bench-searches-${size}`,
    ports,
    only: ['firestore'],
    jarFolder: folder,
    env: HEAP,
  });
  try {
    await fill(0, size);
    let before = 0;
    results[size] = [];
    for (const n of LISTINGS) {
      const cost = await costOf(n, size);
      const told = cost.told - before;
      before = cost.told;
      results[size].push({ ...cost, told });
      isFaulty ||= told !== cost.fitting || cost.searches * LEAST_SHARE > Math.max(cost.fitting, 100);
    }
    console.log(`${size} searches`);
    console.table(results[size]);
    await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await emulators.stop();
  }
}
if (isFaulty) {
  console.error('Somebody was missed, or too much was read.');
  process.exitCode = 1;
}

/** The functions' own code, bundled for this process. */
async function bundled() {
  const outfile = `.cache/saved-searches-${process.pid}.mjs`;
  await bundleServer({
    entry: 'bench/app/saved-searches.ts',
    outfile,
    // The listings are those of the market's bench, which is the app's code.
    define: { 'import.meta.env': '{}' },
  });
  try {
    return await import(pathToFileURL(join(projectRoot, outfile)).href);
  } finally {
    await Promise.all(
      [outfile, `${outfile}.map`].map((file) => rm(join(projectRoot, file), { force: true })),
    );
  }
}

// npm run histories -- --runs 10000 --minutes 60: conversations between simulated devices over a bad network,
// recorded and judged. --seed 7 begins there; --threads 1 runs one at once; --replay file runs a kept
// one again; --mutants plants faults into the engine and tells which were caught; --sdk runs the same plans over
// Firestore's own SDK too and counts what each breaks.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { projectRoot } from './lib/project.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    replay: { type: 'string' },
    sdk: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

await ensureDependencies();
const outfile = join(projectRoot, '.cache/histories/main.mjs');
await build({
  entryPoints: [join(projectRoot, 'tests/histories/main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
const { histories } = await import(pathToFileURL(outfile).href);
const isGood = await histories({
  runs: Number(values.runs),
  minutes: Number(values.minutes),
  seed: values.seed === undefined ? null : Number(values.seed),
  threads: Number(values.threads),
  replay: values.replay ?? null,
  isMutants: values.mutants,
  isBesideSdk: values.sdk,
  only: values.only,
});
process.exitCode = isGood ? 0 : 1;

// npm run explore: the properties and fault runs with seeds of their own and longer, for some minutes or
// until one fails. npm run explore -- --minutes 30; what it finds belongs into its test as a case, and is
// mended.
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { launch, packageCommand } from './lib/processes.mjs';
import { projectRoot } from './lib/project.mjs';
import { listenForSignals } from './lib/shutdown.mjs';

const FAULT_RUNS = 60;
const FAULT_TEST = 'src/sync/outbox/fault-runs.test.ts';

/** Every unit test that draws its cases. */
function drawingTests() {
  const names = ['src', 'sw', 'functions/src', 'scripts'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  const tests = names.filter((name) => /\.test\.tsx?$/.test(name));
  return [
    FAULT_TEST,
    ...tests.filter((name) => readFileSync(join(projectRoot, name), 'utf8').includes(`from 'fast-check'`)),
  ];
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, factor: { type: 'string', default: '10' } },
});
const endsAt = Date.now() + Number(values.minutes) * 60_000;

listenForSignals({ exitCode: 130 });
await ensureDependencies();

let rounds = 0;
let isGood = true;
while (isGood && (rounds === 0 || Date.now() < endsAt)) {
  rounds += 1;
  const seed = String(randomInt(2 ** 31));
  const job = launch(
    'explore',
    ...packageCommand('vitest/vitest.mjs', [
      'run',
      '--project',
      'unit*',
      '--reporter',
      'dot',
      ...drawingTests(),
    ]),
    {
      env: {
        PROPERTY_SEED: seed,
        PROPERTY_FACTOR: values.factor,
        FAULT_SEED: seed,
        FAULT_RUNS: String(FAULT_RUNS),
      },
    },
  );
  const { code } = await job.exited;
  isGood = code === 0;
  console.log(
    `${isGood ? 'ok    ' : 'FAILED'} round ${rounds}, PROPERTY_SEED=${seed} PROPERTY_FACTOR=${values.factor}`,
  );
  if (!isGood) console.log(job.tail());
}
process.exitCode = isGood ? 0 : 1;

// npm run monkey: hands without a thought on the built app, against the whole backend; every step is followed
// by a look at the screen (tests/monkey). npm run monkey -- --walks 20 --steps 200 [--seed 7]; what it finds
// belongs into a test as a case, and is mended. The seed gives the same hand; what it meets also depends on how
// fast the machine is.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { launch, packageCommand } from './lib/processes.mjs';
import { listenForSignals } from './lib/shutdown.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    walks: { type: 'string', default: '10' },
    steps: { type: 'string', default: '150' },
  },
});

listenForSignals({ exitCode: 130 });
await ensureDependencies();
await ensureBrowser();
console.log(`--seed ${values.seed} --walks ${values.walks} --steps ${values.steps}`);
const job = launch(
  'monkey',
  ...packageCommand('@playwright/test/cli.js', ['test', '--config', 'tests/monkey/playwright.config.ts']),
  {
    env: { MONKEY_SEED: values.seed, MONKEY_WALKS: values.walks, MONKEY_STEPS: values.steps },
    onLine: (line) => console.log(line),
  },
);
process.exitCode = (await job.exited).code ?? 1;

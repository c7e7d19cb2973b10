// npm run build: the web app into dist and the functions into functions/lib, then the size budgets.
import { buildFunctions, buildWeb } from './lib/builds.mjs';
import { writeDeployConfig } from './lib/deploy-config.mjs';
import { clientEnvironment, settings, usesEmulators } from './lib/environment.mjs';
import { daytimePorts } from './lib/ports.mjs';
import { packageCommand, run } from './lib/processes.mjs';

const given = settings();
if (usesEmulators(given)) {
  console.warn('No real project in .env: this build talks to the local emulators and is not for deployment.');
}
if (!usesEmulators(given)) await writeDeployConfig(given);
await buildFunctions();
await buildWeb('dist', clientEnvironment(daytimePorts(given), given));
console.log(await run('size', ...packageCommand('size-limit/bin.js')));

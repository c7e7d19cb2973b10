// npm test: everything, from a fresh clone. `npm test -- e2e chat` runs one stage, and there what matches
// "chat".
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { preflightOf } from './lib/preflight-of-stages.mjs';
import { listenForSignals } from './lib/shutdown.mjs';

const STAGES = ['check', 'unit', 'rules', 'functions', 'e2e'];
const given = process.argv.slice(2);
const named = given.filter((word) => STAGES.includes(word));
const wanted = named.length === 0 ? STAGES : named;
const filters = given.filter((word) => !STAGES.includes(word));

listenForSignals({ exitCode: 130 });
try {
  await preflightOf(wanted);
  await ensureDependencies();
  if (wanted.includes('e2e')) await ensureBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { checkStage, unitStage, rulesStage, functionsStage, browserStage } =
  await import('./lib/test-stages.mjs');
const { summaryOf } = await import('./lib/test-summary.mjs');

/** A stage that cannot even start is one failure, and the others still run. */
async function stage(name, work) {
  if (!wanted.includes(name)) return [];
  console.log(`\n── ${name} ──`);
  try {
    return [await work(filters)].flat();
  } catch (error) {
    console.error(error.message);
    return [{ name, passed: 0, failed: 1 }];
  }
}

/** One after the other. */
async function inOrder(stages) {
  const results = [];
  for (const [name, work] of stages) results.push(...(await stage(name, work)));
  return results;
}

// The functions wait for their triggers most of the time, which leaves the machine to the others.
const beforeJourneys = await Promise.all([
  inOrder([
    ['check', checkStage],
    ['unit', unitStage],
    ['rules', rulesStage],
  ]),
  stage('functions', functionsStage),
]);
const results = [...beforeJourneys.flat(), ...(await stage('e2e', browserStage))];

console.log(['', ...summaryOf(results)].join('\n'));
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);

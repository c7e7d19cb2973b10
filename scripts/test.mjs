// npm test: everything, from a fresh clone. `npm test -- e2e chat` runs one stage, and there what matches "chat".
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
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await ensureDependencies();
if (wanted.includes('e2e')) await ensureBrowser();
const { checkStage, unitStage, rulesStage, backendStages } = await import('./lib/test-stages.mjs');
const { summaryOf } = await import('./lib/test-summary.mjs');

const results = [];
/** A stage that cannot even start is one failure, and the others still run. */
async function stage(name, work) {
  console.log(`\n── ${name} ──`);
  try {
    results.push(...[await work()].flat());
  } catch (error) {
    console.error(error.message);
    results.push({ name, passed: 0, failed: 1 });
  }
}

if (wanted.includes('check')) await stage('checks', checkStage);
if (wanted.includes('unit')) await stage('unit', () => unitStage(filters));
if (wanted.includes('rules')) await stage('rules', () => rulesStage(filters));
if (wanted.includes('functions') || wanted.includes('e2e')) {
  await stage('functions and e2e', () => backendStages({ wanted, filters }));
}

console.log(['', ...summaryOf(results)].join('\n'));
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);

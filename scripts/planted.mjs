// npm run planted: plants each fault of tests/support/faults/unit-faults.ts into what the unit tests load, and
// expects one of the named test files to fail. --only word takes those in whose name it is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { projectRoot } from './lib/project.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

await ensureDependencies();
const folder = mkdtempSync(join(tmpdir(), 'geumnaru-planted-'));
try {
  const { UNIT_FAULTS } = await faults();
  console.log('| planted fault | tests that fail |\n| --- | --- |');
  for (const fault of UNIT_FAULTS.filter(({ name }) => name.includes(values.only))) {
    const failing = failingTests(fault);
    if (failing.length === 0) process.exitCode = 1;
    console.log(`| ${fault.name} | ${failing.length === 0 ? '**none**' : failing.join('; ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function faults() {
  const outfile = join(projectRoot, '.cache/planted/unit-faults.mjs');
  await build({
    entryPoints: [join(projectRoot, 'tests/support/faults/unit-faults.ts')],
    outfile,
    format: 'esm',
  });
  return import(pathToFileURL(outfile).href);
}

function failingTests({ name, tests }) {
  const report = join(folder, 'report.json');
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const projects = ['--project', 'unit*'];
  const output = ['--reporter', 'json', '--outputFile', report];
  const { stderr } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...output, ...tests], {
    cwd: projectRoot,
    env: { ...process.env, GEUMNARU_FAULT: name },
    encoding: 'utf8',
  });
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that does not even load has caught nothing.
  if (numTotalTests === 0) throw new Error(`no test ran: ${stderr}`);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

// Runs the tests at hours and dates that are seldom, on a machine that believes to be in another zone: every
// program that they start (Node, the emulators' Java, the browser) by a clock that is moved. `npm run hours` runs
// everything at every moment, `npm run hours -- --at leap unit rules` these stages at one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clockLibrary } from './clock/clock-library.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { projectRoot } from './lib/project.mjs';
import { listenForSignals } from './lib/shutdown.mjs';

/** Moments in Seoul, and the zone that the machine believes to be in. */
const MOMENTS = [
  { name: 'morning', at: '2026-03-02T00:05:00+09:00', zone: 'Asia/Seoul' },
  { name: 'noon', at: '2026-07-31T12:00:00+09:00', zone: 'America/Los_Angeles' },
  { name: 'night', at: '2026-11-22T23:55:00+09:00', zone: 'Asia/Seoul' },
  { name: 'leap', at: '2028-02-29T00:05:00+09:00', zone: 'America/Los_Angeles' },
  { name: 'year', at: '2026-12-31T23:59:00+09:00', zone: 'Pacific/Kiritimati' },
  { name: 'january', at: '2029-01-01T09:00:00+09:00', zone: 'Pacific/Kiritimati' },
];

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', multiple: true } },
});
const chosen = MOMENTS.filter(({ name }) => values.at?.includes(name) ?? true);

listenForSignals({ exitCode: 130 });
// At the true hour: the certificates of those who hand out packages are not valid at every other.
await ensureDependencies();
await ensureBrowser();
const library = await clockLibrary();

const rows = [];
for (const moment of chosen) {
  console.log(`\n══ ${moment.name}: ${moment.at}, ${moment.zone} ══`);
  const begun = performance.now();
  const code = await runAt(moment);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  const what = words.length === 0 ? 'everything' : words.join(' ');
  rows.push(
    `| \`${moment.name}\` | ${moment.zone} | ${what} | ${minutes} min | ${code === 0 ? 'green' : 'red'} |`,
  );
}
console.log(['', '| At | Zone | What | Took | Result |', '|---|---|---|---|---|', ...rows].join('\n'));
process.exit(rows.every((row) => row.endsWith('green |')) ? 0 : 1);

function runAt({ at, zone }) {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/test.mjs'), ...words], {
    env: {
      ...process.env,
      TZ: zone,
      JOURNEYS_ZONE: zone,
      LD_PRELOAD: library,
      // Ahead of the true clock by as much in every process of a run.
      CLOCK_SHIFT_SECONDS: String(Math.round((Date.parse(at) - Date.now()) / 1000)),
    },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

// Runs the unit tests at hours and dates that are seldom and in zones that are not Seoul's, by libfaketime:
// `npm run hours` at every moment, `npm run hours -- --at leap` at one. `npm run hours -- zones rules` runs
// another stage at the true hour, in those zones: the emulators' Java does not start with a clock that is moved.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './lib/project.mjs';

/** Moments in Seoul, and the zone that the machine believes to be in. */
const MOMENTS = [
  { name: 'morning', at: '2026-03-02T00:05:00+09:00', zone: 'Asia/Seoul' },
  { name: 'noon', at: '2026-07-31T12:00:00+09:00', zone: 'America/Los_Angeles' },
  { name: 'night', at: '2026-11-22T23:55:00+09:00', zone: 'Asia/Seoul' },
  { name: 'leap', at: '2028-02-29T00:05:00+09:00', zone: 'America/Los_Angeles' },
  { name: 'year', at: '2026-12-31T23:59:00+09:00', zone: 'Pacific/Kiritimati' },
  { name: 'january', at: '2029-01-01T09:00:00+09:00', zone: 'Pacific/Kiritimati' },
];
const LIBRARIES = [
  process.env.FAKETIME_LIBRARY,
  ...['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
    (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
  ),
  '/opt/homebrew/lib/faketime/libfaketime.1.dylib',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', multiple: true } },
});
const isTrueHour = positionals[0] === 'zones';
const library = LIBRARIES.find((path) => path !== undefined && existsSync(path));
if (!library && !isTrueHour) {
  console.error('libfaketime is missing (apt install faketime); FAKETIME_LIBRARY says where it lies.');
  process.exit(1);
}
const words = isTrueHour ? positionals.slice(1) : ['unit', ...positionals];
const chosen = isTrueHour ? zones() : MOMENTS.filter(({ name }) => !values.at || values.at.includes(name));

/** Each zone once, and no moment. */
function zones() {
  return [...new Set(MOMENTS.map(({ zone }) => zone))].map((zone) => ({ name: zone, at: null, zone }));
}

/** Ahead of the true clock by as much in every process of a run. */
const environmentOf = ({ at, zone }) => ({
  ...process.env,
  TZ: zone,
  ...(at === null
    ? {}
    : {
        [process.platform === 'darwin' ? 'DYLD_INSERT_LIBRARIES' : 'LD_PRELOAD']: library,
        FAKETIME: aheadBy(Date.parse(at) - Date.now()),
        // Waits take as long as they do, and files are as old as they are.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      }),
});

const aheadBy = (ms) => `${ms < 0 ? '-' : '+'}${Math.round(Math.abs(ms) / 1000)}s`;

function runAt(moment) {
  const program = join(projectRoot, 'scripts/test.mjs');
  const child = spawn(process.execPath, [program, ...words], {
    env: environmentOf(moment),
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

const rows = [];
for (const moment of chosen) {
  console.log(`\n══ ${moment.at ?? 'now'}, ${moment.zone} ══`);
  const code = await runAt(moment);
  rows.push(
    `| ${moment.at ?? new Date().toISOString()} | ${moment.zone} | ${words.join(' ')} | ${code === 0 ? 'green' : 'red'} |`,
  );
}
console.log(['', '| In Seoul | Zone | What | Result |', '|---|---|---|---|', ...rows].join('\n'));
process.exit(rows.every((row) => row.endsWith('green |')) ? 0 : 1);

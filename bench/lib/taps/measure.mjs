import { ACTS } from './acts.mjs';
import { handOn } from './hand.mjs';
import { layoutsOf } from './layouts.mjs';
import { shownAt, TAPS } from './routes.mjs';

/** Nobody has read a line of a page before. */
const LOOK_MS = 1_500;

/**
 * Taps everything in every mode on the phones of each contender, which take turns: `{ name, devices }` with a
 * device by whom it is of. Gives `{ times, costs, pages }` by the contender's name: `times[row][mode]` in
 * milliseconds, `costs[row][mode]` of what `counts.mjs` counts, `first` on a page and `again`, and `pages` of what
 * each page has seen. `only` are words, apart by commas, of the rows that are wanted; in each of `rounds` pages
 * are opened afresh, and everything is tapped `turns` times on each. `areTraced` traces style and layout too, and
 * gives their `causes` in `pages`.
 */
export async function measureTaps({ contenders, only, modes, rounds, turns, areTraced, tell }) {
  const taken = Object.fromEntries(contenders.map(({ name }) => [name, { times: {}, costs: {}, pages: [] }]));
  const stations = stationsOf(only);
  // Offline stands what was seen before.
  for (const [n, station] of stations.entries()) {
    for (const { devices } of contenders) {
      const first = {
        device: devices[station.as],
        station,
        note: () => {},
        noteCosts: () => {},
        turns: 1,
        tell,
        round: 0,
      };
      await atStation({ ...first, mode: 'before', isSlow: false });
    }
    tell(`seen once: ${n + 1} of ${stations.length}, ${station.from}`);
  }
  for (const mode of modes) {
    for (let round = 0; round < rounds; round += 1) {
      for (const [n, station] of stations.entries()) {
        for (const { name, devices } of contenders) {
          const device = devices[station.as];
          await device.goOffline(mode === 'offline');
          const { times, costs, pages } = taken[name];
          const isAgain = new Set();
          const noteCosts = (row, cost) => {
            const of = ((costs[row] ??= {})[mode] ??= { first: [], again: [] });
            of[isAgain.has(row) ? 'again' : 'first'].push(cost);
            isAgain.add(row);
          };
          const note = (row, ms) => {
            if (ms !== null) ((times[row] ??= {})[mode] ??= []).push(ms);
          };
          pages.push(
            await atStation({ device, station, note, noteCosts, turns, tell, round, mode, areTraced }),
          );
        }
        tell(`${mode}, round ${round + 1} of ${rounds}: ${n + 1} of ${stations.length}, ${station.from}`);
      }
    }
  }
  for (const { devices } of contenders) {
    for (const device of Object.values(devices)) await device.goOffline(false);
  }
  return taken;
}

/** Whose phones the rows of `only` are tapped on. */
export const tappersOf = (only) => [...new Set(stationsOf(only).map(({ as }) => as))];

/** What is done on one page: all taps that start there, and acts. */
function stationsOf(only) {
  const words = only?.split(',');
  const isWanted = (name) => words === undefined || words.some((word) => name.includes(word));
  const stations = new Map();
  const stationAt = (as, from, link) => {
    const key = `${as} ${from} ${link ?? ''}`;
    if (!stations.has(key)) stations.set(key, { as, from, link, taps: [], acts: [] });
    return stations.get(key);
  };
  for (const tap of TAPS) if (isWanted(tap.route)) stationAt(tap.as, tap.from).taps.push(tap);
  for (const act of ACTS) if (isWanted(act.name)) stationAt('buyer', act.from, act.link).acts.push(act);
  return [...stations.values()];
}

async function atStation({
  device,
  station,
  note,
  noteCosts,
  turns,
  tell,
  round,
  mode,
  isSlow = true,
  areTraced = false,
}) {
  const { page, devtools } = await device.open(station.from, isSlow);
  const causes = [];
  const hand = handOn(
    { page, devtools },
    {
      onMissed: async (name) => tell(`${mode}: ${name} did not come at ${page.url()}`),
      onCounted: noteCosts,
      layouts: areTraced ? layoutsOf({ devtools }) : undefined,
      onCauses: (some) => causes.push(...some),
    },
  );
  try {
    await page.locator(shownAt(station.from).shows[0]).first().waitFor();
    await hand.rest();
    if (isSlow) await page.waitForTimeout(LOOK_MS);
    await hand.beginCounting();
    if (station.link !== undefined) await hand.open(station.link, '[role="log"] li');
    for (let turn = 0; turn < turns; turn += 1) {
      for (const tap of station.taps) await tapAndBack({ hand, tap, note, mode });
      for (const act of station.acts) await act.run({ hand, page, note, turn: round * turns + turn });
    }
    return { mode, from: station.from, causes, ...(await page.evaluate(() => globalThis.taps.seen)) };
  } finally {
    await page.close();
  }
}

async function tapAndBack({ hand, tap, note, mode }) {
  const { route, from, link, opened } = tap;
  /**
   * @param {string | null} path
   * @param {import('./routes.mjs').Tap} page
   */
  const thereAt = (path, { title, shows, online = [] }) => ({
    path,
    title,
    shows: mode === 'offline' ? shows : [...shows, ...online],
  });
  if (opened !== undefined) await hand.open(opened, link);
  note(route, await hand.tap(link, route, thereAt(await hand.pathOf(link), tap)));
  const name = `back from ${route}`;
  note(name, await hand.back(name, thereAt(from, shownAt(from))));
}

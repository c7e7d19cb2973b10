import { ACTS } from './acts.mjs';
import { handOn } from './hand.mjs';
import { shownAt, TAPS } from './routes.mjs';

/**
 * Taps everything in every mode on the phones of each contender, which take turns: `{ name, devices }` with a
 * device by whom it is of. Gives `{ times, pages }` by the contender's name: `times[row][mode]` in milliseconds,
 * `pages` of what each page has seen. `only` is a word of the rows that are wanted; in
 * each of `rounds` pages are opened afresh, and everything is tapped `turns` times on each.
 */
export async function measureTaps({ contenders, only, modes, rounds, turns, tell }) {
  const taken = Object.fromEntries(contenders.map(({ name }) => [name, { times: {}, pages: [] }]));
  const stations = stationsOf(only);
  // Offline stands what was seen before.
  for (const [n, station] of stations.entries()) {
    for (const { devices } of contenders) {
      const first = { device: devices[station.as], station, note: () => {}, turns: 1, tell, round: 0 };
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
          const { times, pages } = taken[name];
          const note = (row, ms) => {
            if (ms !== null) ((times[row] ??= {})[mode] ??= []).push(ms);
          };
          pages.push(await atStation({ device, station, note, turns, tell, round, mode }));
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

/** What is done on one page: all taps that start there, and acts. */
function stationsOf(only) {
  const isWanted = (name) => only === undefined || name.includes(only);
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

async function atStation({ device, station, note, turns, tell, round, mode, isSlow = true }) {
  const { page, devtools } = await device.open(station.from, isSlow);
  const missed = async (name) => tell(`${mode}: ${name} did not come at ${page.url()}`);
  const hand = handOn({ page, devtools }, missed);
  try {
    await page.locator(shownAt(station.from).shows[0]).first().waitFor();
    await hand.rest();
    if (station.link !== undefined) await hand.open(station.link, '[role="log"] li');
    for (let turn = 0; turn < turns; turn += 1) {
      for (const tap of station.taps) await tapAndBack({ hand, tap, note, mode });
      for (const act of station.acts) await act.run({ hand, page, note, turn: round * turns + turn });
    }
    return { mode, from: station.from, ...(await page.evaluate(() => globalThis.taps.seen)) };
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

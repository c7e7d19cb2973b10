import { middleOf } from './counts.mjs';
import { clsOf, inpOf, quantile, spread } from './figures.mjs';

/** What is to be shown, of every row offline and of the whole run. */
const LIMITS = { p95: 100, inp: 100, cls: 0.02, longestTaskMs: 100 };

/** What the run says: rows in the order in which they were first tapped. */
export function resultsOf({ times, costs, pages }) {
  const round = (value, digits) => Number(value.toFixed(digits));
  return {
    routes: Object.entries(times).map(([route, { offline = [], online = [] }]) => ({
      route,
      offline: spread(offline),
      online: spread(online),
    })),
    counts: Object.entries(costs).flatMap(([route, modes]) =>
      Object.entries(modes).map(([mode, { first, again }]) => ({
        route,
        mode,
        first: middleOf(first),
        again: middleOf(again),
      })),
    ),
    inp: Math.max(...pages.map(({ interactions }) => inpOf(interactions) ?? 0)),
    cls: round(Math.max(...pages.map(({ shifts }) => clsOf(shifts))), 4),
    longestTaskMs: Math.round(
      Math.max(0, ...pages.flatMap((page) => afterPaint(page).map(({ duration }) => duration))),
    ),
  };
}

/** What is over its limit, in words. */
export const overLimits = ({ routes, ...figures }) => [
  ...routes.flatMap(({ route, offline: { p95 } }) =>
    p95 === null || p95 <= LIMITS.p95 ? [] : [`${route} offline: ${p95} ms at the 95th percentile`],
  ),
  ...['inp', 'cls', 'longestTaskMs'].flatMap((name) =>
    figures[name] <= LIMITS[name] ? [] : [`${name}: ${figures[name]}, at most ${LIMITS[name]}`],
  ),
];

/** Milliseconds of every contender beside each other, the dearest row first. */
export function besideEachOther(taken) {
  const names = Object.keys(taken);
  const own = names.at(-1) ?? '';
  const rows = Object.keys(taken[own].times).map((route) => ({
    route,
    ...Object.fromEntries(
      names.flatMap((name) =>
        Object.entries(taken[name].times[route] ?? {}).flatMap(([mode, values]) => [
          [`${name} ${mode} p50`, quantile(values, 0.5)],
          [`${name} ${mode} p95`, quantile(values, 0.95)],
        ]),
      ),
    ),
  }));
  const key = `${own} offline p50`;
  return rows.toSorted((one, other) => (other[key] ?? 0) - (one[key] ?? 0));
}

/** What every contender's touches have cost offline beside their time, first on a page and again. */
export function costsBesideEachOther(taken) {
  return Object.keys(Object.values(taken).at(-1)?.costs ?? {}).flatMap((route) =>
    ['first', 'again'].flatMap((when) =>
      Object.entries(taken).flatMap(([name, { costs }]) => {
        const [of] = Object.values(costs[route] ?? {});
        const middle = middleOf(of?.[when] ?? []);
        return middle === null ? [] : [{ route, when, name, ...middle }];
      }),
    ),
  );
}

const MOST = 25;

const afterPaint = ({ tasks, paintedAt = 0 }) => tasks.filter(({ at }) => at >= paintedAt);

/** The tasks that were longest, after which touch they came, and the script that took most of each. */
export function longestTasks(pages) {
  return pages
    .flatMap((page) => {
      const { mode, from, frames, touches } = page;
      return afterPaint(page).map(({ at, duration }) => {
        const { name, after } = touchBefore(touches, at);
        const frame = frames.find((one) => one.at <= at + duration && at <= one.at + one.duration);
        const script = frame?.scripts.toSorted((one, other) => other.ms - one.ms)[0];
        return { ms: Math.round(duration), mode, from, name, after, ...briefly(script) };
      });
    })
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST);
}

/** What moved by itself, after which touch. */
export function largestShifts(pages) {
  return pages
    .flatMap(({ mode, from, shifts, touches }) =>
      shifts.map(({ at, value, moved }) => ({
        value: Number(value.toFixed(4)),
        mode,
        from,
        ...touchBefore(touches, at),
        moved: moved.join(' ').slice(0, 120),
      })),
    )
    .toSorted((one, other) => other.value - one.value)
    .slice(0, MOST);
}

/** What had most restyled or laid out anew, as `layouts.mjs` says it, of all pages together. */
export function largestCauses(pages) {
  const all = new Map();
  for (const { kind, what, times, size } of pages.flatMap(({ causes }) => causes)) {
    const key = `${kind} ${what}`;
    const sum = all.get(key) ?? { kind, what: what.slice(0, 160), times: 0, size: 0 };
    all.set(key, { ...sum, times: sum.times + times, size: sum.size + size });
  }
  return [...all.values()].toSorted((one, other) => other.size - one.size).slice(0, MOST);
}

/** The interactions that took longest until the next paint. */
export function longestInteractions(pages) {
  return pages
    .flatMap(({ mode, from, interactions, touches }) =>
      interactions.map(({ at, name: event, duration }) => ({
        ms: duration,
        event,
        mode,
        from,
        name: touchBefore(touches, at + 1).name,
      })),
    )
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST);
}

function touchBefore(touches, at) {
  const touch = touches.findLast((one) => one.at <= at);
  return touch === undefined
    ? { name: 'start', after: Math.round(at) }
    : { name: touch.name, after: Math.round(at - touch.at) };
}

const briefly = (script) =>
  script === undefined
    ? {}
    : {
        scriptMs: Math.round(script.ms),
        layoutMs: Math.round(script.layoutMs),
        by: script.by.slice(0, 40),
        what: script.what,
      };

/** Nearest rank, in milliseconds: `share` of the values are no greater. */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return value === undefined ? null : Math.round(value);
}

export const spread = (values) => ({ p50: quantile(values, 0.5), p95: quantile(values, 0.95) });

/** For every so many interactions the longest counts as chance, as browsers reckon it. */
const FORGIVEN_EVERY = 50;

/** Interaction to next paint of a page, of `{ id, duration }`: `null` where nobody has touched it. */
export function inpOf(events) {
  const longest = new Map();
  for (const { id, duration } of events) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  const durations = [...longest.values()].toSorted((one, other) => other - one);
  return durations[Math.floor(durations.length / FORGIVEN_EVERY)] ?? null;
}

const [GAP_MS, WINDOW_MS] = [1_000, 5_000];

/** Cumulative layout shift of a page, of `{ at, value }` in order: its worst session window. */
export function clsOf(shifts) {
  let worst = 0;
  let window = { from: -Infinity, to: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    const isOn = at - window.to < GAP_MS && at - window.from < WINDOW_MS;
    window = isOn ? { ...window, to: at, sum: window.sum + value } : { from: at, to: at, sum: value };
    worst = Math.max(worst, window.sum);
  }
  return worst;
}

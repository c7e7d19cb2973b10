import { quantile } from './figures.mjs';

/**
 * What a touch has cost beside its time, from before it until the page is at rest again, of `page` and its
 * `devtools`: in the processor's time of the page's thread `scriptMs`, `styleMs`, `layoutMs` and, all in all,
 * `taskMs` (slowed down as the times are), React's `commits`, `reads`, `writes` and `transactions` of IndexedDB, and
 * `files`, the scripts that were fetched. `nodes` is how many elements stand there then. None of them depends on
 * what else the machine does. With `layouts` (`layouts.mjs`) what the browser reckons anew is counted too, and
 * `onCauses` is told about it.
 */
export function counterOf({ page, devtools }, { layouts, onCauses }) {
  async function now() {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const spent = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
    const { nodes, ...counts } = await page.evaluate(() => globalThis.taps.counts());
    return {
      nodes,
      sums: {
        scriptMs: spent('ScriptDuration'),
        // What a script has forced of these two is in both.
        styleMs: spent('RecalcStyleDuration'),
        layoutMs: spent('LayoutDuration'),
        taskMs: spent('TaskDuration'),
        ...counts,
      },
    };
  }

  return {
    begin: () => devtools.send('Performance.enable', { timeDomain: 'threadTicks' }),
    /** Runs `work`, and gives its answer and what it has cost. */
    async count(work) {
      const before = await now();
      await layouts?.begin();
      const answer = await work();
      const { counts, causes } = (await layouts?.end()) ?? { counts: {}, causes: [] };
      onCauses(causes);
      const { nodes, sums } = await now();
      const spent = Object.entries(sums).map(([name, sum]) => [name, Math.round(sum - before.sums[name])]);
      return { answer, costs: { ...Object.fromEntries(spent), ...counts, nodes } };
    },
  };
}

/** The middle of each count of `costs`, which have the same: `null` without any. */
export function middleOf(costs) {
  const [one] = costs;
  if (one === undefined) return null;
  return Object.fromEntries(
    Object.keys(one).map((name) => [
      name,
      quantile(
        costs.map((cost) => cost[name]),
        0.5,
      ),
    ]),
  );
}

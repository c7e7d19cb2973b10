/** Runs `work` and gives the functions that took the most time themselves: `{ ms, what }`, the longest first. */
export async function profiled(devtools, work, count = 20) {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 500 });
  await devtools.send('Profiler.start');
  await work();
  const { profile } = await devtools.send('Profiler.stop');
  const names = new Map(
    profile.nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName}:${callFrame.lineNumber}`]),
  );
  const spent = new Map();
  for (const [at, id] of profile.samples.entries()) {
    const what = names.get(id);
    spent.set(what, (spent.get(what) ?? 0) + profile.timeDeltas[at] / 1000);
  }
  return [...spent]
    .map(([what, ms]) => ({ ms: Math.round(ms), what }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count);
}

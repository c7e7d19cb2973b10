const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'blink.user_timing',
];

/** Records what the page of `devtools` does: `end` gives the events. */
export async function startTrace(devtools) {
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', includedCategories: CATEGORIES },
  });
  return async () => {
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    return events;
  };
}

/**
 * The tasks of the page's own thread among `events` of a trace: `at`, milliseconds from the navigation, and `ms`, of the
 * processor's time, so that what else the machine does is not in it. `what` names what in it took longest.
 */
export function tasksOf(events) {
  // The browser keeps empty pages ready, in the same process too: they begin but paint nothing.
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) throw new Error('the trace has no visit');
  const start = events
    .filter(
      ({ name, args, ts }) =>
        name === 'navigationStart' && args.frame === painted.args.frame && ts < painted.ts,
    )
    .toSorted((one, other) => one.ts - other.ts)
    .at(-1);
  const own = events
    .filter(
      ({ pid, tid, ph, ts }) => pid === painted.pid && tid === painted.tid && ph === 'X' && ts >= start.ts,
    )
    .toSorted((one, other) => one.ts - other.ts);
  const within = (task) => {
    const parts = own.filter(
      ({ ts, name }) => ts > task.ts && ts < task.ts + task.dur && !PLUMBING.has(name),
    );
    const longest = parts.toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))[0];
    return longest === undefined ? 'nothing named' : wordsOf(longest);
  };
  return own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map((task) => ({ at: (task.ts - start.ts) / 1_000, ms: (task.tdur ?? 0) / 1_000, task }))
    .map(({ at, ms, task }) => ({ at, ms, what: ms > 20 ? within(task) : '' }));
}

const PLUMBING = new Set(['RunMicrotasks', 'ThreadControllerImpl::RunTask']);

const wordsOf = ({ name, args }) => {
  const { url = '', functionName = '' } = args?.data ?? {};
  return [name, url.split('/').at(-1), functionName].filter((word) => word !== '').join(' ');
};

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-devtools.timeline.invalidationTracking',
];

/**
 * What a touch makes the browser reckon anew, by its own trace. Recording costs time of its own, so that the times
 * of such a run say nothing. `end` gives `counts`: `passes` over the style and how many elements they `restyled`,
 * `layouts` and how many boxes were `dirty` in them, and how often the app's scripts `forced` one of either by asking for a
 * measure; and `causes`, `{ kind, what, times, size }` with elements or boxes as its size: what has forced one, and
 * what an element was restyled for.
 */
export function layoutsOf({ devtools }) {
  let events = [];
  let frame = null;
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  return {
    async begin() {
      events = [];
      frame ??= (await devtools.send('Page.getFrameTree')).frameTree.frame.id;
      await devtools.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { recordMode: 'recordUntilFull', includedCategories: CATEGORIES },
      });
    },
    async end() {
      const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await ended;
      return reckonedFrom(events, frame);
    },
  };
}

/** `events` of a trace, as far as they are about `frame`. */
export function reckonedFrom(events, frame) {
  const counts = { passes: 0, restyled: 0, layouts: 0, dirty: 0, forced: 0 };
  const causes = new Map();
  const note = (kind, what, size) => {
    const key = `${kind} ${what}`;
    const cause = causes.get(key) ?? { kind, what, times: 0, size: 0 };
    causes.set(key, { ...cause, times: cause.times + 1, size: cause.size + size });
  };
  const noteForced = (kind, { stackTrace }, size) => {
    // What this bench asks for itself stands in no file.
    if (stackTrace === undefined || stackTrace[0].url === '') return;
    counts.forced += 1;
    note(`forced ${kind}`, stackTrace.slice(0, 3).map(placeOf).join(' < '), size);
  };
  for (const { args = {}, name } of events) {
    const { beginData = {}, data = {} } = args;
    if (name === 'UpdateLayoutTree' && beginData.frame === frame) {
      counts.passes += 1;
      // The last may not have ended with the trace.
      const { elementCount = 0 } = args;
      counts.restyled += elementCount;
      noteForced('style', beginData, elementCount);
    }
    if (name === 'Layout' && beginData.frame === frame) {
      counts.layouts += 1;
      counts.dirty += beginData.dirtyObjects;
      noteForced('layout', beginData, beginData.dirtyObjects);
    }
    if (name === 'StyleRecalcInvalidationTracking' && data.frame === frame) {
      note(data.reason, `${data.nodeName} ${data.extraData ?? ''}`.trim(), 1);
    }
    if (name === 'StyleInvalidatorInvalidationTracking' && data.frame === frame) {
      const selectors = (data.selectors ?? []).map(({ selector }) => selector).join(' ');
      note(data.reason, `${data.nodeName} ${selectors}`.trim(), 1);
    }
  }
  return { counts, causes: [...causes.values()] };
}

const placeOf = ({ functionName, url, columnNumber }) =>
  `${functionName || 'anonymous'} ${url.split('/').at(-1)}:${columnNumber}`;

/**
 * Runs in a page before anything else: notes what moves, blocks and answers there, and tells how long it is
 * from a touch until what was meant stands on the screen.
 */
export function watchPage() {
  /** @type {Record<string, any>} */
  const seen = { interactions: [], shifts: [], tasks: [], frames: [], touches: [] };
  const follow = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  const nameOf = (node) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'gone');
  follow(
    'event',
    ({ interactionId, name, startTime, duration }) => {
      if (interactionId > 0) seen.interactions.push({ id: interactionId, name, at: startTime, duration });
    },
    { durationThreshold: 16 },
  );
  follow('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    const moved = sources.map(({ node }) => nameOf(node));
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value, moved });
  });
  follow('paint', ({ startTime }) => (seen.paintedAt = Math.min(seen.paintedAt ?? startTime, startTime)));
  follow('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, duration }));
  follow('long-animation-frame', ({ startTime, duration, scripts }) =>
    seen.frames.push({
      at: startTime,
      duration,
      scripts: scripts.map((script) => ({
        ms: script.duration,
        layoutMs: script.forcedStyleAndLayoutDuration,
        by: script.invoker,
        what: `${script.sourceURL.split('/').at(-1)} ${script.sourceFunctionName} ${script.sourceCharPosition}`,
      })),
    }),
  );

  const counts = { commits: 0, reads: 0, writes: 0, transactions: 0 };
  // React tells whoever stands here of each of its commits.
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (counts.commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  const countCalls = (prototype, methods, name) => {
    for (const method of methods.filter((one) => one in prototype)) {
      const own = prototype[method];
      prototype[method] = function counted(...given) {
        counts[name] += 1;
        return own.apply(this, given);
      };
    }
  };
  const asking = ['get', 'getKey', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'];
  countCalls(IDBObjectStore.prototype, asking, 'reads');
  countCalls(IDBIndex.prototype, asking, 'reads');
  countCalls(IDBCursor.prototype, ['continue', 'continuePrimaryKey', 'advance'], 'reads');
  countCalls(IDBObjectStore.prototype, ['add', 'put', 'delete', 'clear'], 'writes');
  countCalls(IDBDatabase.prototype, ['transaction'], 'transactions');
  const fetchedScripts = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;

  /** @type {number | null} */
  let touchedAt = null;
  const touched = ({ timeStamp }) => (touchedAt ??= timeStamp);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touched, { capture: true });

  const isShown = (element) =>
    element.getClientRects().length > 0 &&
    (!(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0));
  const isThere = ({ path, title, words, shows }) => {
    if (path !== undefined && location.pathname !== path) return false;
    if (
      title !== undefined &&
      ![...document.querySelectorAll('main h1')].some((h1) => h1.textContent === title)
    ) {
      return false;
    }
    const isOneShown = (selector, part = '') =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.textContent.includes(part) && isShown(element),
      );
    return (
      shows.every((selector) => isOneShown(selector)) && (!words || isOneShown(words.selector, words.part))
    );
  };
  /** What is drawn of the changes so far has been handed to the screen when the next task begins. */
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });

  /** Notes the touch of `at`, and gives how long it took, once all that has changed is drawn. */
  const stood = async (at, name) => {
    const ms = (await drawn()) - at;
    seen.touches.push({ at, name, ms });
    return ms;
  };

  globalThis.taps = {
    seen,
    /** What has been counted on this page so far, and the `nodes` that stand there. */
    counts: () => ({
      ...counts,
      files: fetchedScripts(),
      nodes: document.getElementsByTagName('*').length,
    }),
    /**
     * Milliseconds from the next touch until all that `there` says stands on the screen: `path`, `title` as a
     * heading, what each of `shows` selects, and the part of a text that `words` asks for. `isBack` goes back itself, and counts from
     * that. `null` where it has not come within `patienceMs`.
     */
    until({ there, name, isBack = false, patienceMs }) {
      touchedAt = isBack ? performance.now() : null;
      return new Promise((resolve) => {
        let isThereNow = false;
        const ended = (ms) => {
          changes.disconnect();
          document.removeEventListener('load', look, true);
          clearTimeout(timer);
          resolve(ms);
        };
        const look = () => {
          if (isThereNow || touchedAt === null || !isThere(there)) return;
          isThereNow = true;
          void stood(touchedAt, name).then(ended);
        };
        const changes = new MutationObserver(look);
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        changes.observe(document.documentElement, all);
        // A picture that arrives changes no node.
        document.addEventListener('load', look, true);
        const timer = setTimeout(() => ended(null), patienceMs);
        if (isBack) history.back();
      });
    },
    /** Milliseconds from the next key until its letter is drawn. */
    untilTyped(name) {
      touchedAt = null;
      return new Promise((resolve) => {
        const typed = () => void stood(touchedAt, name).then(resolve);
        addEventListener('input', typed, { capture: true, once: true });
      });
    },
    /** Until nothing has changed for a moment. */
    rest(quietMs) {
      return new Promise((resolve) => {
        let timer = setTimeout(done, quietMs);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        });
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        const most = setTimeout(done, quietMs * 20);
        function done() {
          clearTimeout(timer);
          clearTimeout(most);
          changes.disconnect();
          resolve(undefined);
        }
      });
    },
    /** The middle of what `selector` shows first, brought into sight where it was not; `null` without one. */
    placeOf(selector) {
      const element = [...document.querySelectorAll(selector)].find(isShown);
      if (element === undefined) return null;
      const isCovered = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there === null || !(element.contains(there) || there.contains(element));
      };
      if (isCovered()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return isCovered() ? null : { x: left + width / 2, y: top + height / 2 };
    },
  };
}

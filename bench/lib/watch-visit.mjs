/**
 * Runs in a page before anything else: notes when it asks IndexedDB for what, each of React's commits, and what was
 * painted largest. All times are milliseconds since the page began.
 */
export function watchVisit() {
  /** @type {Record<string, any>} */
  const visit = { transactions: [], writes: [], opened: [], commits: [], largest: null, shift: 0 };
  globalThis.visit = visit;
  /** Milliseconds since the page asked for or drew something; what Firebase looks up by the clock apart. */
  visit.restedMs = () => {
    const asked = performance
      .getEntriesByType('resource')
      .map((entry) => /** @type {any} */ (entry).responseEnd);
    const own = visit.transactions.filter(({ what }) => !what.includes('firebase')).map(({ at }) => at);
    return performance.now() - Math.max(0, ...asked, ...own, ...visit.commits);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, size, element, url } = /** @type {any} */ (entry);
      const name = element ? `${element.tagName.toLowerCase()}.${element.className}` : 'gone';
      visit.largest = { at: startTime, size, what: `${name} ${url}`.trim() };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = /** @type {any} */ (entry);
      if (!hadRecentInput) visit.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // React tells whoever stands here of each of its commits.
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => visit.commits.push(performance.now()),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  const note = (prototype, method, what) => {
    const own = prototype[method];
    prototype[method] = function noted(...given) {
      what(given, this);
      return own.apply(this, given);
    };
  };
  note(IDBFactory.prototype, 'open', ([name]) => visit.opened.push({ at: performance.now(), what: name }));
  note(IDBDatabase.prototype, 'transaction', ([stores, mode = 'readonly']) =>
    visit.transactions.push({ at: performance.now(), what: `${mode} ${[stores].flat().join('+')}` }),
  );
  for (const method of ['add', 'put', 'delete', 'clear']) {
    note(IDBObjectStore.prototype, method, (_given, { name }) =>
      visit.writes.push({ at: performance.now(), what: `${method} ${name}` }),
    );
  }
}

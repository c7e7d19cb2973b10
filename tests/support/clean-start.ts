import { vi } from 'vitest';

// Test files one after the other in one thread share what was loaded of other people's libraries, which is
// most of the work. Of ours every file loads its own: no store, no connection and no list is the last file's,
// and what it still waited for does not come any more.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();

/** What is due at once comes at once; libraries that are shared wait for no more than that. */
const AT_ONCE_MS = 20;

const KEPT = Symbol.for('timers of one test file');
const known: unknown = Reflect.get(globalThis, KEPT);
const timers = known instanceof Set ? known : new Set<unknown>();
for (const timer of timers) clearTimeout(timer);
timers.clear();
if (known === undefined) {
  Reflect.set(globalThis, KEPT, timers);
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name];
    const noted = (work: () => void, ms = 0, ...given: []): unknown => {
      const timer = set(work, ms, ...given);
      if (ms > AT_ONCE_MS) timers.add(timer);
      return timer;
    };
    Reflect.set(globalThis, name, Object.assign(noted, set));
  }
}

/** React listens for it once for each document, on behalf of all that is drawn in it. */
const REACTS_OWN = 'selectionchange';

if (typeof document !== 'undefined') {
  for (const target of [window, document]) {
    const left: unknown = Reflect.get(target, KEPT);
    if (Array.isArray(left)) {
      for (const [type, listener, options] of left.splice(0)) {
        target.removeEventListener(type, listener, options);
      }
      continue;
    }
    const kept: unknown[] = [];
    Reflect.set(target, KEPT, kept);
    const listen: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    const noted: EventTarget['addEventListener'] = (...given) => {
      if (given[0] !== REACTS_OWN) kept.push(given);
      listen(...given);
    };
    Reflect.set(target, 'addEventListener', noted);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

import { constants, createContext, Script } from 'node:vm';
import { IDBKeyRange } from 'fake-indexeddb';
import type { Client, Host } from '../client/client-contract.ts';
import type { Channels } from './channels.ts';
import type { LockContext, WebLocks } from './web-locks.ts';
import type { MortalStorage } from './mortal-storage.ts';

/** What a realm finds under the names of a browser's globals. */
export interface RealmWorld {
  readonly storage: ReturnType<MortalStorage['openDoor']>['door'];
  readonly locks: WebLocks;
  readonly channels: Channels;
  readonly context: LockContext;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Pick<Response, 'status' | 'text' | 'headers'>>;
  /** Runs `work` after so long; gives the way to call it off. */
  readonly after: (delayMs: number, work: () => void) => () => void;
  readonly host: Omit<Host, 'ready'>;
}

/**
 * A realm's own clock is its device's. Each live query that is asked anew ends in an exception that nobody looks
 * at, whose stack costs more than the query.
 */
const PRELUDE = new Script(`
  {
    Error.stackTraceLimit = 0;
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) {
        if (given.length === 0) super(host.now());
        else super(...given);
      }
      static now() {
        return host.now();
      }
    };
  }
`);

/**
 * Runs the app's script in a realm of its own, with a module state and a Promise of its own, as a tab has
 * them.
 */
export function runInRealm(script: Script, world: RealmWorld): Client {
  const ready: Client[] = [];
  const { context } = world;
  const host: Host = { ...world.host, ready: (client) => void ready.push(client) };
  // An object that is made a context answers for each global through an interceptor, which costs more than all
  // else that a realm does.
  const realm = createContext(constants.DONT_CONTEXTIFY);
  Object.assign(realm, {
    host,
    ...timers(world),
    indexedDB: world.storage,
    IDBKeyRange,
    navigator: { locks: world.locks.ofContext(context), onLine: true, userAgent: 'histories' },
    BroadcastChannel: world.channels.classFor(context),
    fetch: world.fetch,
    console: SILENT,
    queueMicrotask,
    structuredClone,
    AbortController,
    AbortSignal,
    DOMException,
    Event,
    CustomEvent,
    EventTarget,
    Blob,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    Headers,
    Response,
    crypto: CRYPTO,
    btoa,
    atob,
  });
  PRELUDE.runInContext(realm);
  script.runInContext(realm);
  const [client] = ready;
  if (!client) throw new Error('the app has not begun in its realm');
  return client;
}

/**
 * Without `subtle`: Dexie learns from it what a promise is, and those of another realm are none of this
 * one's.
 */
const CRYPTO = { randomUUID: () => crypto.randomUUID() };

const SILENT = { log: ignore, info: ignore, warn: ignore, error: ignore, debug: ignore };

function ignore(): void {
  // What the app notes for its developers is no part of a history.
}

function timers({ after }: Pick<RealmWorld, 'after'>) {
  let count = 0;
  const running = new Map<number, () => void>();
  const clear = (id: number | null | undefined): void => {
    if (id === null || id === undefined) return;
    running.get(id)?.();
    running.delete(id);
  };
  const setTimeout = (work: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]): number => {
    count += 1;
    const id = count;
    const fire = () => {
      running.delete(id);
      work(...given);
    };
    running.set(id, after(delayMs, fire));
    return id;
  };
  const setInterval = (work: () => void, delayMs = 0): number => {
    count += 1;
    const id = count;
    const again = () => {
      running.set(id, after(delayMs, again));
      work();
    };
    running.set(id, after(delayMs, again));
    return id;
  };
  return { setTimeout, clearTimeout: clear, setInterval, clearInterval: clear };
}

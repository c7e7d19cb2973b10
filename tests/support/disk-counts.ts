import 'fake-indexeddb/auto';

/** What was asked of IndexedDB: requests that read, a step of a cursor each, and transactions. */
export interface DiskCounts {
  readonly reads: number;
  readonly transactions: number;
}

interface Counting {
  reads: number;
  transactions: number;
}

// A thread evaluates this once for each of its files: they count together, and each request once.
const COUNTS = Symbol.for('geumnaru.disk-counts');
const known: Counting | undefined = Reflect.get(globalThis, COUNTS);
const counts: Counting = known ?? { reads: 0, transactions: 0 };
Reflect.set(globalThis, COUNTS, counts);

const ASKING = [
  'get',
  'getKey',
  'getAll',
  'getAllKeys',
  'getAllRecords',
  'count',
  'openCursor',
  'openKeyCursor',
];
if (known === undefined) {
  countCalls(IDBObjectStore.prototype, ASKING, 'reads');
  countCalls(IDBIndex.prototype, ASKING, 'reads');
  countCalls(IDBCursor.prototype, ['continue', 'continuePrimaryKey', 'advance'], 'reads');
  countCalls(IDBDatabase.prototype, ['transaction'], 'transactions');
}

/** What `work` has asked of the disk, and its answer. Nothing else may be at it meanwhile. */
export async function diskCountsOf<T>(work: () => Promise<T>): Promise<DiskCounts & { readonly answer: T }> {
  const before = { ...counts };
  const answer = await work();
  return {
    answer,
    reads: counts.reads - before.reads,
    transactions: counts.transactions - before.transactions,
  };
}

/** What has been asked since this file was loaded, by whomever. */
export const diskCounts = (): DiskCounts => ({ ...counts });

function countCalls(prototype: object, methods: readonly string[], name: keyof DiskCounts): void {
  for (const method of methods) {
    const own: unknown = Reflect.get(prototype, method);
    if (typeof own !== 'function') continue;
    const counted = function (this: unknown, ...given: unknown[]): unknown {
      counts[name] += 1;
      return Reflect.apply(own, this, given);
    };
    Object.defineProperty(prototype, method, { value: counted, configurable: true, writable: true });
  }
}

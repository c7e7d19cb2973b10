import 'fake-indexeddb/auto';

/** What was asked of IndexedDB: requests that read, a step of a cursor each, and transactions. */
export interface DiskCounts {
  readonly reads: number;
  readonly transactions: number;
}

const counts = { reads: 0, transactions: 0 };
/** What counts already: a setup file may be evaluated for each file of a thread, and is not to count twice. */
const COUNTED = Symbol.for('geumnaru.counted');

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
countCalls(IDBObjectStore.prototype, ASKING, 'reads');
countCalls(IDBIndex.prototype, ASKING, 'reads');
countCalls(IDBCursor.prototype, ['continue', 'continuePrimaryKey', 'advance'], 'reads');
countCalls(IDBDatabase.prototype, ['transaction'], 'transactions');

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
    if (typeof own !== 'function' || Reflect.has(own, COUNTED)) continue;
    const counted = function (this: unknown, ...given: unknown[]): unknown {
      counts[name] += 1;
      return Reflect.apply(own, this, given);
    };
    Object.defineProperty(counted, COUNTED, { value: true });
    Object.defineProperty(prototype, method, { value: counted, configurable: true, writable: true });
  }
}

import { IDBKeyRange as KeyRange } from 'fake-indexeddb';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// Whenever a row is put, fake-indexeddb looks through every index from its one end to the other for what it
// held of that row before, in a generator of its own for each node. A list of a thousand takes ten seconds
// then. Here the same trees are read by loops; `quick-indexeddb.test.ts` holds both against each other.

export interface Entry {
  readonly key: unknown;
  readonly value: unknown;
}
interface Node {
  readonly record: Entry;
  readonly left?: Node;
  readonly right?: Node;
  readonly deleted: boolean;
}
interface Bounds {
  readonly lower?: unknown;
  readonly upper?: unknown;
  readonly lowerOpen: boolean;
  readonly upperOpen: boolean;
}
interface Tree {
  readonly _root?: Node;
  readonly _keysAreUnique: boolean;
  _compare: (this: Tree, one: Entry, other: Entry) => number;
  getRecords: (this: Tree, range: Bounds, isDescending?: boolean) => Generator<Entry>;
  delete: (record: Entry) => void;
}
/** What holds a table or an index. */
interface Records {
  readonly records: Tree;
  put: (record: Entry) => Entry | undefined;
  delete: (key: unknown) => readonly Entry[];
  deleteByValue: (this: Records, key: unknown) => readonly Entry[];
}

interface Class<T> {
  new (areKeysUnique: boolean): T;
  readonly prototype: T;
}

const entry = pathToFileURL(createRequire(import.meta.url).resolve('fake-indexeddb'));
const inside = (file: string): string => new URL(`../esm/lib/${file}`, entry).href;
const { default: Store }: { default: Class<Records> } = await import(inside('RecordStore.js'));
const { default: SearchTree }: { default: Class<Tree> } = await import(inside('binarySearchTree.js'));
const { default: orderOfAny }: { default: Order } = await import(inside('cmp.js'));

type Order = (one: unknown, other: unknown) => number;

export const recordStore = (areKeysUnique: boolean): Records => new Store(areKeysUnique);

/** As the package has it, to be compared with. */
export function slowRecordStore(areKeysUnique: boolean): Records {
  const store = new Store(areKeysUnique);
  Object.assign(store, { deleteByValue: ORIGINAL.deleteByValue });
  Object.assign(store.records, { _compare: ORIGINAL.compare, getRecords: ORIGINAL.getRecords });
  return store;
}

/** Test files that share a thread load this again, and the package once. */
const KEPT = Symbol.for('fake-indexeddb as it came');
const ORIGINAL: { compare: unknown; getRecords: unknown; deleteByValue: unknown } = Reflect.get(
  Store,
  KEPT,
) ?? {
  compare: Reflect.get(SearchTree.prototype, '_compare'),
  getRecords: Reflect.get(SearchTree.prototype, 'getRecords'),
  deleteByValue: Reflect.get(Store.prototype, 'deleteByValue'),
};
Reflect.set(Store, KEPT, ORIGINAL);

Object.assign(SearchTree.prototype, {
  _compare(this: Tree, one: Entry, other: Entry): number {
    const { _keysAreUnique: areKeysUnique } = this;
    return order(one.key, other.key) || (areKeysUnique ? 0 : order(one.value, other.value));
  },
});

SearchTree.prototype.getRecords = function* (range, isDescending = false) {
  const [isBefore, isBehind] = isDescending ? [isAbove, isBelow] : [isBelow, isAbove];
  const [near, far] = isDescending ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const waiting: Node[] = [];
  let { _root: node } = this;
  for (;;) {
    while (node) {
      const isAhead = isBefore(node.record.key, range);
      if (!isAhead) waiting.push(node);
      node = isAhead ? node[far] : node[near];
    }
    const next = waiting.pop();
    if (!next || isBehind(next.record.key, range)) return;
    if (!next.deleted) yield next.record;
    node = next[far];
  }
};

Store.prototype.deleteByValue = function (key) {
  const range: Bounds = key instanceof KeyRange ? key : KeyRange.only(key);
  const found: Entry[] = [];
  const { _root: root } = this.records;
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { value } = node.record;
    if (!node.deleted && !isBelow(value, range) && !isAbove(value, range)) found.push(node.record);
    if (node.left) waiting.push(node.left);
    if (node.right) waiting.push(node.right);
  }
  for (const record of found) this.records.delete(record);
  return found;
};

function isBelow(key: unknown, { lower, lowerOpen }: Bounds): boolean {
  if (lower === undefined) return false;
  const way = order(key, lower);
  return way < 0 || (way === 0 && lowerOpen);
}

function isAbove(key: unknown, { upper, upperOpen }: Bounds): boolean {
  if (upper === undefined) return false;
  const way = order(key, upper);
  return way > 0 || (way === 0 && upperOpen);
}

/** Nearly all keys are words, numbers, or lists of these. */
function order(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : 1;
  if (typeof one === 'number' && typeof other === 'number') return one < other ? -1 : 1;
  if (!Array.isArray(one) || !Array.isArray(other)) return orderOfAny(one, other);
  for (let at = 0; at < one.length && at < other.length; at += 1) {
    const way = order(one[at], other[at]);
    if (way !== 0) return way;
  }
  return one.length - other.length;
}

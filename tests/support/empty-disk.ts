import 'fake-indexeddb/auto';
// Before anybody remembers the methods that it counts: idb keeps those that it has seen first.
import './disk-counts.ts';

// Connections of the last file keep what they have opened, and nobody hears of it any more.
const databases: unknown = Reflect.get(indexedDB, '_databases');
if (!(databases instanceof Map)) throw new Error('fake-indexeddb keeps its databases elsewhere now');
databases.clear();

import 'fake-indexeddb/auto';

// Connections of the last file keep what they have opened, and nobody hears of it any more.
const databases: unknown = Reflect.get(indexedDB, '_databases');
if (!(databases instanceof Map)) throw new Error('fake-indexeddb keeps its databases elsewhere now');
databases.clear();

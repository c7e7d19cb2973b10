import type Dexie from 'dexie';

type Listener = (databaseName: string) => void;
const listeners = new Set<Listener>();

/**
 * Calls `listener` when a database was closed under us: a newer version opens in another tab, or it was
 * deleted.
 */
export function onDatabaseSuperseded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const lastCalls = new Set<(database: Dexie) => void>();

/** Calls `listener` with a database that is about to be closed under us; a deletion waits for it. */
export function beforeClosing(listener: (database: Dexie) => void): void {
  lastCalls.add(listener);
}

/**
 * Lets a newer version of the app, or a deletion, proceed while this tab is open: the connection is
 * closed at once (an open one would block the other tab for good) and the page is told to reload when
 * nothing is being typed. Dexie itself reopens a connection that the browser lost (Safari). An
 * opening that failed (a full disk, storage that does not answer after a wake-up) it takes for final: here the
 * next use tries again.
 */
export function guardConnection(database: Dexie): void {
  const open = database.open.bind(database);
  let anew: ReturnType<typeof setTimeout>;
  // Closed meanwhile, it stays so.
  database.on('close', () => clearTimeout(anew));
  database.open = () => {
    const opening = open();
    opening.catch(({ name }: Error) => {
      if (name === 'DatabaseClosedError') return;
      // Behind whoever has waited for it: they are told why.
      anew = setTimeout(() => database.close({ disableAutoOpen: false }));
    });
    return opening;
  };
  database.on('versionchange', () => {
    for (const call of lastCalls) call(database);
    database.close({ disableAutoOpen: true });
    for (const listener of listeners) listener(database.name);
    return false;
  });
}

import Dexie, { liveQuery, type Table } from 'dexie';

/**
 * Runs `query` now and again whenever what it read has changed, in any tab or worker; gives the way to stop.
 * A query that fails (the database was deleted under it) is reported once and ends the observation.
 */
export function observe<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  // Dexie follows a query through `await`, by counting, only where it is an asynchronous function. In a plain one
  // that calls others it does not hear of what is read after their first `await`, and the counts are wrong for
  // whatever else is under way: transactions of the page fall apart into single writes.
  const subscription = liveQuery(async () => query()).subscribe({
    next: onValue,
    error: (error: unknown) => console.warn('live query ended', error),
  });
  return () => subscription.unsubscribe();
}

/**
 * Calls `onChange` whenever something in a table has changed, in any tab or worker, and reads nothing; gives
 * the way to stop. Dexie names what has changed by index: "idb://database/table/index".
 */
export function onTableChange({ db, name }: Pick<Table, 'db' | 'name'>, onChange: () => void): () => void {
  const prefix = `idb://${db.name}/${name}/`;
  const hear = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(prefix))) onChange();
  };
  Dexie.on.storagemutated.subscribe(hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}

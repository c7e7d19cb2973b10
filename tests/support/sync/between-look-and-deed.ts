import type Dexie from 'dexie';

/** Has `deed` done just before the next transaction of a database begins, as another page or the worker may. */
export function beforeNextTransaction(db: Pick<Dexie, 'transaction'>, deed: () => Promise<unknown>): void {
  const begin = db.transaction;
  const delayed = async (...asked: unknown[]): Promise<unknown> => {
    db.transaction = begin;
    await deed();
    return Reflect.apply(begin, db, asked);
  };
  db.transaction = delayed as unknown as Dexie['transaction'];
}

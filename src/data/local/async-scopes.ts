import type Dexie from 'dexie';

/**
 * Makes every scope of a database's transactions an asynchronous function, however it was written. Dexie follows
 * a transaction through `await` by counting, and begins to count only in a scope that says it is one. A plain
 * function that calls others loses its transaction at their first `await`: what comes after is written by itself,
 * and the counts are wrong for whatever else is under way on the page, so that others lose theirs as well.
 */
export function withAsyncScopes(database: Dexie): void {
  const begin = database.transaction.bind(database);
  type Begin = (mode: unknown, tables: unknown, scope: (transaction: unknown) => unknown) => unknown;
  const beginAsync: Begin = (mode, tables, scope) =>
    (begin as Begin)(mode, tables, async (transaction) => scope(transaction));
  database.transaction = beginAsync as Dexie['transaction'];
}

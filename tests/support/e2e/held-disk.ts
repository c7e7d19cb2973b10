import type { Page } from '@playwright/test';

/**
 * Has a table of a database on the device take nothing for as long as the page lives, as a slow disk does:
 * whatever is written waits behind this.
 */
export const holdTable = (page: Page, database: string, table: string): Promise<void> =>
  page.evaluate(
    ([name, store]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction(store, 'readwrite').objectStore(store);
          const ask = () => {
            rows.count().addEventListener('success', () => {
              resolve();
              ask();
            });
          };
          ask();
        });
      }),
    [database, table] as const,
  );

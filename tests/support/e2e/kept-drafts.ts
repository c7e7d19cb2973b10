import type { Page } from '@playwright/test';

/** What is typed and not sent, as it stands on the disk of whoever is signed in. */
export const keptDrafts = (page: Page, uid: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.addEventListener('error', () => reject(reading.error));
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
    `geumnaru-${uid}`,
  );

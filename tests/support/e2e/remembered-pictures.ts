import type { Page } from '@playwright/test';

/** As the worker remembers a picture of a conversation that it has kept. */
export const rememberPrivatePicture = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration', 1);
        opening.addEventListener('upgradeneeded', () => {
          const store = opening.result.createObjectStore('cache-entries', { keyPath: 'id' });
          store.createIndex('cacheName', 'cacheName');
          store.createIndex('timestamp', 'timestamp');
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const url = 'https://storage.example/v0/b/b/o/chatImages%2Fa?alt=media&token=key';
          const cacheName = 'geumnaru-private-pictures';
          const writing = opening.result.transaction('cache-entries', 'readwrite');
          const row = { id: `${cacheName}|${url}`, url, cacheName, timestamp: Date.now() };
          writing.objectStore('cache-entries').put(row);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );

/** By the name of its cache, every picture that the worker remembers. */
export const picturesRemembered = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result.map(({ cacheName }) => String(cacheName)));
          });
        });
      }),
  );

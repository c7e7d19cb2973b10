import type { Page } from '@playwright/test';

/**
 * A password is nobody's to keep, nor is an address to sign in with or a weight to reckon with; what is looked for
 * or filtered by counts once it stands in the address.
 */
const NOT_KEPT = /\/(?:login|reset-password|goldbar-fee|trade)\b/;

/** What stands in the field that has the cursor, where it is one that keeps what is typed; else nothing. */
export const typedWords = async (page: Page): Promise<string> =>
  NOT_KEPT.test(page.url()) ? '' : await page.evaluate(wordsUnderCursor);

/** Runs in the page. */
function wordsUnderCursor(): string {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.value;
  const isKept = field instanceof HTMLInputElement && !['password', 'search'].includes(field.type);
  return isKept ? field.value : '';
}

/** Whether words are anywhere on the device: on the screen, in a field, in the address, on the disk. */
export const areKept = (page: Page, words: string): Promise<boolean> => page.evaluate(isOnDevice, words);

/** Runs in the page. */
async function isOnDevice(words: string): Promise<boolean> {
  // A number is written with commas and kept without; a weight in grams or 돈 is kept in milligrams.
  const bare = (text: string) => text.replaceAll(/[\s,]/g, '');
  const forms = [
    bare(words),
    ...[1_000, 3_750].map((milligrams) => String(Number(bare(words)) * milligrams)),
  ];
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    Reflect.get(field, 'value'),
  );
  const texts = [document.body.innerText, decodeURIComponent(location.href), ...fields.map(String)];
  for (const storage of [localStorage, sessionStorage]) texts.push(JSON.stringify({ ...storage }));
  for (const { name = '' } of await indexedDB.databases()) texts.push(await wholeDatabase(name));
  return texts.some((text) => forms.some((form) => bare(text).includes(form)));

  async function wholeDatabase(name: string): Promise<string> {
    const database = await answerOf(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const all =
      stores.length === 0
        ? []
        : await Promise.all(
            stores.map((store) => answerOf(database.transaction(store).objectStore(store).getAll())),
          );
    database.close();
    return JSON.stringify(all);
  }

  function answerOf<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('the disk failed')));
    });
  }
}

import { signIn } from '../../../scripts/lib/demo-accounts.mjs';
import { watchPage } from './watch-page.mjs';

const PHONE = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
};
/** How many times the processor of a page that is measured is slowed down. */
export const SLOWDOWN = 4;
/** A loaded machine is slow, and what is waited for is an event. */
const PATIENCE_MS = 120_000;
const ROWS_AT_ONCE = 1_000;
const CATALOGUE = 'geumnaru-catalogue';
/** Of our own origin, and none of the app's pages. */
const OUTSIDE = '/icons/icon-192.png';

/** A phone of each of `people`, with all that `data` says on it. */
export async function startDevices({ browser, origin, data, people, tell }) {
  const devices = {};
  for (const person of people) {
    const device = await startDevice({ browser, origin, person: person === 'nobody' ? null : person });
    const at = Date.now();
    await device.fill(CATALOGUE, {
      products: data.listings,
      sightings: data.listings.map(({ id }) => ({ id, at })),
    });
    if (person === 'buyer') await fillTalks(device, data.talks);
    devices[person] = device;
    tell(`a device of ${person}`);
  }
  return devices;
}

/** A phone of `person`, or of nobody: `open(path, isSlow)` gives a page of it that is watched. */
async function startDevice({ browser, origin, person }) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await context.addInitScript(watchPage);
  const open = async (path, isSlow = false) => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const devtools = await context.newCDPSession(page);
    if (isSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(path);
    return { page, devtools };
  };
  const { page } = await open('/');
  if (person !== null) await signIn(page, person);
  // From here on every page comes from the device.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/trade');
  await page.locator('[aria-label="상품 목록"] article').first().waitFor();
  await page.close();
  return {
    open,
    goOffline: (isOffline) => context.setOffline(isOffline),
    /** Puts rows into a database of the app's, which the app has made, by the names of its tables. */
    async fill(database, rows) {
      const outside = await context.newPage();
      await outside.goto(OUTSIDE);
      for (const [table, all] of Object.entries(rows)) {
        for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
          await outside.evaluate(putRows, { database, table, some: all.slice(from, from + ROWS_AT_ONCE) });
        }
      }
      await outside.close();
    },
  };
}

/** The rooms come by themselves; of the long one the app would fetch a page at a time. */
async function fillTalks(device, talks) {
  const database = 'geumnaru-demo-buyer';
  const { page } = await device.open('/chat');
  await page.locator('main a[href^="/chat/bench-0_"]').first().waitFor();
  await page.waitForFunction(
    countsAtLeast,
    { database, table: 'chats', least: talks.length },
    { polling: 500 },
  );
  await page.close();
  const [{ chat, messages }] = talks;
  const [first, last] = [messages[0], messages.at(-1)];
  await device.fill(database, {
    messages,
    histories: [{ chatId: chat.id, oldest: first.position, newest: last.position, reachedStart: true }],
  });
}

/** Runs in the page. */
function countsAtLeast({ database, table, least }) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction(table).objectStore(table).count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result >= least);
      });
    });
  });
}

/** Runs in the page. */
function putRows({ database, table, some }) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(table, 'readwrite');
      for (const row of some) writing.objectStore(table).put(row);
      writing.addEventListener('abort', () => reject(writing.error));
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve(undefined);
      });
    });
  });
}

import { expect, type Page } from '@playwright/test';

/** Chromium has it; lib.dom does not know it. */
interface SyncCapable {
  readonly sync: { getTags(): Promise<string[]> };
}

/** The wake-ups that the page has asked the browser for and that have not been heard yet. */
export async function askedWakeUps(page: Page): Promise<string[]> {
  const tags = () =>
    page.evaluate(async () => {
      const isCapable = (registration: object): registration is SyncCapable => 'sync' in registration;
      const registration = await navigator.serviceWorker.ready;
      if (!isCapable(registration)) throw new Error('this browser has no Background Sync');
      return registration.sync.getTags();
    });
  await expect.poll(async () => (await tags()).length).toBeGreaterThan(0);
  return tags();
}

/**
 * Wakes the origin's service worker as the browser does when the network is back. An emulated outage does not
 * reach what Chromium itself watches, so here the moment is said by hand; the worker's part is the real one.
 * `page` may be any page of the context, a blank one too.
 */
export async function wakeServiceWorker(page: Page, origin: string, tag: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag,
    lastChance: false,
  });
  await devtools.detach();
}

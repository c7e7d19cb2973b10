/*
 * The browser's offer to install comes once for each load of the page, and may come before the app has run. The
 * script inside of index.html holds it (`app/page-script.ts`), so whatever it does not need stays out of here.
 */

const HELD = 'heldInstallOffer';

/** Holds the offer until somebody listens; the browser makes none of its own meanwhile. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Reflect.set(globalThis, HELD, event);
  });
}

/** What came before anybody has listened. */
export const heldInstallOffer = (): unknown => Reflect.get(globalThis, HELD);

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Faults } from './faults.ts';
import { connectFaults } from './faults.ts';
import { deviceWithApp } from './installed-app.ts';
import { goesAfterOverlays } from './overlays.ts';

export interface Journey {
  /** The breakable network; mended before and after each test. */
  readonly faults: Faults;
  /** Errors that no code caught, on any page of the test's own context; the test fails when there are any. */
  readonly uncaught: string[];
  /** What the pages of everybody in the journey have warned of; one that fails says so at the end of its run. */
  readonly warnings: readonly string[];
  /** Whether the app, with its worker, is on the device before the journey begins. */
  readonly isInstalled: boolean;
}

/**
 * For journeys that never lose their network and are closed by nobody: the service worker would fetch all of
 * the app again for each of their people (docs/decisions/014).
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

/** For those beside them that do, on a device that has never seen the app, and installs it. */
export const WITH_WORKER = { serviceWorkers: 'allow', isInstalled: false } as const;

/** The same on a device that has the app, where the installation is not what is proved. */
export const WITH_APP = { ...WITH_WORKER, isInstalled: true } as const;

/** For what proves how something moves: the other journeys ask for less (playwright.config.ts). */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Playwright's test with a network that can be broken, failing on any uncaught error in the page. */
export const test = base.extend<Journey>({
  // Whoever takes part in a journey has a context of it.
  browser: [
    async ({ browser }, lend) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...options) => {
        return joined(await newContext(...options));
      };
      await lend(browser);
    },
    { scope: 'worker' },
  ],
  isInstalled: [false, { option: true }],
  // The driver's own costs nothing for as long as it has no page.
  context: async ({ context: usual, launchOptions, isInstalled, serviceWorkers }, lend) => {
    joined(usual);
    if (!isInstalled || serviceWorkers === 'block') return lend(usual);
    const { context, end } = await deviceWithApp(launchOptions);
    await lend(joined(context));
    return end();
  },
  // A browser with a folder of its own begins with a page.
  page: async ({ context }, lend) => lend(context.pages()[0] ?? (await context.newPage())),
  faults: async ({}, lend) => {
    const faults = connectFaults();
    await faults.clear();
    await faults.forget();
    await lend(faults);
    await faults.clear();
  },
  warnings: [
    async ({}, lend, info) => {
      warnings = [];
      await lend(warnings);
      if (info.status === info.expectedStatus || warnings.length === 0) return;
      await info.attach('console', { body: warnings.join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  uncaught: [
    async ({ context }, lend) => {
      const errors: string[] = [];
      context.on('weberror', (event) => errors.push(event.error().stack ?? event.error().message));
      await lend(errors);
      await Promise.all(context.pages().map(arrived));
      expect(errors, 'errors that nothing caught').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A context that is closed while one of its pages is under way to another document may never say that it is.
 */
const arrived = (page: Page): Promise<void> =>
  page.waitForLoadState('load', { timeout: 10_000 }).catch((error: unknown) => {
    console.warn('a page was still under way when its journey ended', error);
  });

/** Of the journey that this process is at. */
let warnings: string[] = [];
/** Where a journey goes without the worker, that is no news. */
const NO_WORKER = /service worker (?:registration blocked|not registered)/i;
const known = new WeakSet<BrowserContext>();

/** Of whoever takes part: their pages wait for what is closing, and are heard. */
function joined(context: BrowserContext): BrowserContext {
  if (known.has(context)) return context;
  known.add(context);
  context.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type()) || NO_WORKER.test(message.text())) return;
    warnings.push(`${message.type()}: ${message.text()}`);
  });
  context.pages().forEach(goesAfterOverlays);
  return context.on('page', goesAfterOverlays);
}

export { expect };

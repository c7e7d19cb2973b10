import { journeyChromium, systemChromium } from './ensure-browser.mjs';

/** Flags under which a Chromium of a container, without display or account, behaves. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts the Chromium of this machine, or its own where there is none. */
export const chromiumLaunchOptions = () => launchOptionsOf(systemChromium());

/** How it starts what most journeys run in. */
export const journeyLaunchOptions = () => launchOptionsOf(journeyChromium());

const launchOptionsOf = (executablePath) => ({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});

import { fileURLToPath } from 'node:url';
import { journeyChromium, systemChromium } from './ensure-browser.mjs';

const JOINED_FEATURES = fileURLToPath(new URL('joined-features.sh', import.meta.url));

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

/** Without the two pages of its own that each window begins with: half of what a start costs. */
export const withoutAddressLine = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** How Playwright starts the Chromium of this machine, or its own where there is none. */
export const chromiumLaunchOptions = () => launchOptionsOf(systemChromium());

/** How it starts what most journeys run in. */
export const journeyLaunchOptions = () => launchOptionsOf(journeyChromium());

const launchOptionsOf = (program) =>
  program === undefined
    ? { args: chromiumFlags }
    : {
        args: [...chromiumFlags, withoutAddressLine],
        executablePath: JOINED_FEATURES,
        env: { ...process.env, CHROMIUM_PROGRAM: program },
      };

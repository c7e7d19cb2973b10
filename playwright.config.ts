import { defineConfig } from '@playwright/test';
import { journeyLaunchOptions } from './scripts/lib/chromium.mjs';
import { testAppPort } from './scripts/lib/ports.mjs';
import { APP, ZONE } from './tests/support/e2e/lane.ts';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
/** A busy machine is slow, not wrong: these end only what would never come. */
const PATIENCE_MS = 120_000;
const ALONE = '**/alone/**/*.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // `npm test` runs what may stand beside others two at a time, and then the rest (docs/decisions/014).
  workers: 1,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes at its second try has a fault that nobody has found yet.
  retries: 0,
  timeout: 300_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list'], ['json']],
  use: {
    baseURL: APP,
    // A step that never ends is named, not only its journey.
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: 'ko-KR',
    timezoneId: ZONE,
    // Whatever breathes or turns while something loads is drawn anew for each frame: an eighth of what a journey
    // costs. What proves how something moves says `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    // Its steps and the console. To film every journey, or to keep the document at each step and the network,
    // costs the two cores that they run on: `--trace on` does for one.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: journeyLaunchOptions(),
  },
  // Each keeps its own traces: a run begins by throwing away those of the run before.
  outputDir: process.env.JOURNEYS_OUTPUT ?? 'test-results/journeys',
  projects: [
    { name: 'beside', testIgnore: ALONE, use: PHONE },
    // They count what the whole market holds, or change what everybody sees.
    { name: 'alone', testMatch: ALONE, use: PHONE },
  ],
  webServer: {
    command: 'node scripts/e2e-stack.mjs',
    url: `http://localhost:${testAppPort(0)}`,
    reuseExistingServer: true,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'pipe',
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { TEST_APP_PORT } from './scripts/lib/ports.mjs';

const address = `http://localhost:${TEST_APP_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The tests share one backend and one fault proxy.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A CI machine may stand still for a moment; here every failure is looked at.
  retries: process.env.CI ? 2 : 0,
  // A busy machine is slow, not wrong: what takes its time on purpose says so itself.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: address,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    {
      name: 'chromium',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-stack.mjs',
    url: address,
    reuseExistingServer: true,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'pipe',
  },
});

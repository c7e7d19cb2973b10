import { defineConfig } from '@playwright/test';
import { projectRoot } from '#scripts/lib/project.mjs';
import journeys from '../../playwright.config.ts';

const backends = [journeys.webServer ?? []].flat();

/** `npm run monkey` (scripts/monkey.mjs): the journeys' own browser and backend, under a monkey's hand. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  workers: 2,
  // A walk is as long as it was asked for, and ends by itself.
  timeout: 0,
  reporter: [['list']],
  use: { ...journeys.use, actionTimeout: 15_000, navigationTimeout: 60_000 },
  outputDir: '../../test-results/monkey',
  projects: [{ name: 'monkey', use: { ...journeys.projects?.[0]?.use } }],
  webServer: backends.map((backend) => ({ ...backend, cwd: projectRoot })),
});

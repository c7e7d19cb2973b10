import { expect, type Page } from '@playwright/test';

/**
 * Until no overlay has an entry of the history any more. One that closes takes its entry away by a step back,
 * and a reload that is begun before the step has come is called off by it.
 */
export const overlaysLeft = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Number(history.state?.overlay?.depth ?? 0))).toBe(0);

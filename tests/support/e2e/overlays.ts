import { expect, type Page } from '@playwright/test';

/**
 * Until no overlay has an entry of the history any more. One that closes takes its entry away by a step back,
 * and a navigation of the driver's that is begun before the step has come is called off by it.
 */
export const overlaysLeft = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Number(history.state?.overlay?.depth ?? 0))).toBe(0);

/** Loads the page anew, on which nothing is open, or what was open is closing. */
export async function loadAnew(page: Page): Promise<void> {
  await overlaysLeft(page);
  await page.reload();
}

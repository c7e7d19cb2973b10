import { expect, type Page } from '@playwright/test';

/**
 * Until no overlay has an entry of the history any more; the steps of a form have theirs while they stand. One
 * that closes takes its entry away by a step back, and a navigation of the driver's that is begun before the
 * step has come is called off by it.
 */
export const overlaysLeft = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.querySelector('[aria-current="step"]') !== null ||
          Number(history.state?.overlay?.depth ?? 0) === 0,
      ),
    )
    .toBe(true);

/** Loads the page anew, on which nothing is open, or what was open is closing. */
export async function loadAnew(page: Page): Promise<void> {
  await overlaysLeft(page);
  await page.reload();
}

/**
 * Makes the driver's navigations of a page wait for such a step. Without motion an overlay is gone from the
 * page before its entry has gone from the history; on a busy machine it is with motion too.
 */
export function goesAfterOverlays(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    await expect.poll(() => page.evaluate(isSteppingBack)).toBe(false);
    return goto(...args);
  };
}

/** Runs in the page: an entry is left of what is open no more. */
const isSteppingBack = (): boolean =>
  Number(history.state?.overlay?.depth ?? 0) > 0 &&
  document.querySelector('[role=dialog], [role=alertdialog], [aria-current="step"]') === null;

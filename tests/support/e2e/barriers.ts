import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A rule of axe that does not hold, and the elements where it does not. */
export type Barrier = readonly [rule: string, elements: readonly string[]];

/**
 * What stands in the way of somebody on a page as it is drawn now: by all rules of axe that are on by
 * themselves, or by those that are named. In one document: the app frames no other.
 */
export async function barriersOn(page: Page, rules?: readonly string[]): Promise<readonly Barrier[]> {
  await atRest(page);
  // Half a megabyte of script, which the builder would have the page read twice for each audit.
  const isThere = await page.evaluate(() => 'axe' in window);
  const audit = new AxeBuilder(isThere ? { page, axeSource: NOTHING } : { page })
    .options({ resultTypes: ['violations'] })
    // The other way opens a page of its own to put the answers of frames together: a process for each audit.
    .setLegacyMode();
  if (rules) audit.withRules([...rules]);
  const { violations } = await audit.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * A colour on its way to another, be it in a millisecond, stands as it was until the page draws again: after
 * a change of scheme what changes at once and what changes by a transition do not go together yet.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** A script, since none at all would be axe's own. */
const NOTHING = ';';

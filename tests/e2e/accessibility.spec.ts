import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { settled } from '#scripts/lib/settled.mjs';
import { screens } from '#scripts/screens.mjs';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { signInAs } from '#tests/support/e2e/people.ts';

/** Each audit asks for less motion; from the start on, no frame is drawn for what only moves. */
test.use({ ...WITHOUT_WORKER, contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 360, height: 780 },
  { width: 1200, height: 900 },
];
/** Of those that are on by themselves. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const people = [...new Set(screens.map(({ as }) => as))];

const shapeOf = (page: Page): Promise<string> => page.evaluate(() => document.body.outerHTML);

/** A colour that changes in a millisecond stands as it was until the page draws again. */
async function wears(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** Every rule in the light; in the dark those of colour, as long as nothing but colours has changed. */
async function audit(page: Page, where: string): Promise<void> {
  await wears(page, 'light');
  const inTheLight = await shapeOf(page);
  expect(await barriersOn(page), `${where}, light`).toEqual([]);
  await wears(page, 'dark');
  const onlyColours = (await shapeOf(page)) === inTheLight;
  expect(await barriersOn(page, onlyColours ? RULES_OF_COLOUR : undefined), `${where}, dark`).toEqual([]);
}

for (const person of people) {
  test.describe(`screens of ${person}`, () => {
    let context: BrowserContext;

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      if (person !== 'anonymous') await signInAs(await context.newPage(), demoAccounts[person]);
    });
    test.afterAll(() => context.close());

    for (const { name, path, shows } of screens.filter(({ as }) => as === person)) {
      test(`${name} has no accessibility fault, on a phone and a desk, light and dark`, async () => {
        const page = await context.newPage();
        await page.goto(path);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // A wide screen may draw other parts, which come with their own data.
          await settled(page, shows);
          await audit(page, `${size.width} px`);
        }
        await page.close();
      });
    }
  });
}

import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext } from '@playwright/test';
import { signIn } from '#scripts/lib/demo-accounts.mjs';
import { settled } from '#scripts/lib/settled.mjs';
import { screens } from '#scripts/screens.mjs';
import { expect, test } from '#tests/support/e2e/journey.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 1200, height: 900 },
];
const people = [...new Set(screens.map(({ as }) => as))];

for (const person of people) {
  test.describe(`screens of ${person}`, () => {
    // Four looks at a screen, each of which a busy machine takes its time for.
    test.describe.configure({ timeout: 180_000 });
    let context: BrowserContext;

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      if (person !== 'anonymous') await signIn(await context.newPage(), person);
    });
    test.afterAll(() => context.close());

    for (const { name, path, shows } of screens.filter(({ as }) => as === person)) {
      test(`${name} has no accessibility fault, on a phone and a desk, light and dark`, async () => {
        const page = await context.newPage();
        await page.goto(path);
        await settled(page, shows);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // A wide screen may draw other parts, which come with their own data.
          await settled(page, shows);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            const { violations } = await new AxeBuilder({ page }).analyze();
            const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
            expect(found, `${size.width} px, ${colorScheme}`).toEqual([]);
          }
        }
        await page.close();
      });
    }
  });
}

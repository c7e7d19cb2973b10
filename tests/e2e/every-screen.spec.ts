import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '#scripts/lib/demo-accounts.mjs';
import { settled } from '#scripts/lib/settled.mjs';
import { screens } from '#scripts/screens.mjs';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { followShifts, shiftsOf } from '#tests/support/e2e/layout-shift.ts';
import { doubleLetters, readingFaults } from '#tests/support/e2e/reading-faults.ts';

const visited = screens.filter(({ as }) => as !== 'admin');
const people = [...new Set(visited.map(({ as }) => as))];
const PHONE = { width: 360, height: 780 };
const NARROW = { width: 320, height: 640 };
/** Of everything that moves by itself while a screen opens, as browsers count it. */
const MOST_SHIFT = 0.02;

for (const person of people) {
  test.describe(`screens of ${person}`, () => {
    let context: BrowserContext;
    const refused: string[] = [];

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext({
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      await followShifts(context);
      followRefusals(context, refused);
      if (person !== 'anonymous') await signIn(await context.newPage(), person);
    });
    test.afterAll(() => context.close());

    for (const { name, path, shows } of visited.filter(({ as }) => as === person)) {
      test(`${name} stands still, and is whole on a narrow screen and in large letters`, async () => {
        const page = await context.newPage();
        await page.goto(path);
        await settled(page, shows);
        const shifts = await shiftsOf(page);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);

        await page.setViewportSize(NARROW);
        expect.soft(await readingFaults(page), '320 px').toEqual([]);
        await page.setViewportSize(PHONE);
        await doubleLetters(page);
        expect.soft(await readingFaults(page), '200 %').toEqual([]);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-200.png` });
        await page.setViewportSize(NARROW);
        expect.soft(await readingFaults(page), '320 px and 200 %').toEqual([]);
        expect.soft(refused.splice(0), 'asked for in vain').toEqual([]);
        await page.close();
      });
    }
  });
}

/** What a healthy start asks for without getting it: what is not there, and what our own policy forbids. */
function followRefusals(context: BrowserContext, refused: string[]): void {
  const follow = (page: Page) =>
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
  context.on('page', follow);
  context.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
}

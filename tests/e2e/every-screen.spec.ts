import type { BrowserContext } from '@playwright/test';
import { signIn } from '#scripts/lib/demo-accounts.mjs';
import { settled } from '#scripts/lib/settled.mjs';
import { screens } from '#scripts/screens.mjs';
import { profileText } from '#i18n/ko/profile.ts';
import { givenAccount } from '#tests/support/e2e/account.ts';
import { given } from '#tests/support/e2e/conversation.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { followShifts, shiftsOf } from '#tests/support/e2e/layout-shift.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { doubleLetters, readingFaults } from '#tests/support/e2e/reading-faults.ts';
import { followRefusals } from '#tests/support/e2e/refusals.ts';
import { aPhoto } from '#tests/support/e2e/selling.ts';

const visited = screens.filter(({ as }) => as !== 'admin');
const people = [...new Set(visited.map(({ as }) => as))];
const PHONE = { width: 360, height: 780 };
const NARROW = { width: 320, height: 640 };
/** Of everything that moves by itself while a screen opens, as browsers count it. */
const MOST_SHIFT = 0.02;

for (const person of people) {
  test.describe(`screens of ${person}`, () => {
    let context: BrowserContext;
    let refused: string[];

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext({
        viewport: PHONE,
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      await followShifts(context);
      refused = followRefusals(context);
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

test('a listing that another device has seen, and a picture that is sent, show nothing red in the console', async ({
  page,
  context,
}) => {
  const person = await newPerson('looker');
  await given(`products/goldbar-1/views/${person.uid}`, { uid: { stringValue: person.uid } });
  await givenAccount(person, '010-9999-0000');
  await signInAs(page, person);
  const refused = followRefusals(context);
  const looked = page.waitForResponse((response) => response.url().includes('/products/goldbar-1/views'));
  await page.goto('/product/goldbar-1');
  await looked;
  await page.goto('/profile');
  await page.getByTestId('avatar-file').setInputFiles([aPhoto()]);
  await expect(page.getByText(profileText.photo.saved)).toBeVisible();
  expect(refused).toEqual([]);
});

import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { settled } from '#scripts/lib/settled.mjs';
import { screens } from '#scripts/screens.mjs';
import { profileText } from '#i18n/ko/profile.ts';
import { givenAccount } from '#tests/support/e2e/account.ts';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { given } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { followShifts, shiftsOf } from '#tests/support/e2e/layout-shift.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { doubleLetters, readingFaults } from '#tests/support/e2e/reading-faults.ts';
import { followRefusals } from '#tests/support/e2e/refusals.ts';
import { aPhoto } from '#tests/support/e2e/selling.ts';

const PHONE = { width: 360, height: 780 };
const NARROW = { width: 320, height: 640 };
const SIZES = [PHONE, { width: 1200, height: 900 }];
/** Of everything that moves by itself while a screen opens, as browsers count it. */
const MOST_SHIFT = 0.02;
/** Of those that are on by themselves. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const people = [...new Set(screens.map(({ as }) => as))];

/** Where the worker is kept away, its registration says so. */
const isOfApp = (words: string): boolean => !words.startsWith('service worker not registered');

const shapeOf = (page: Page): Promise<string> => page.evaluate(() => document.body.outerHTML);

async function wears(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Every rule in the light; in the dark those of colour, as long as nothing but colours has changed. */
async function audit(page: Page, where: string): Promise<void> {
  await wears(page, 'light');
  const inTheLight = await shapeOf(page);
  expect.soft(await barriersOn(page), `${where}, light`).toEqual([]);
  await wears(page, 'dark');
  const onlyColours = (await shapeOf(page)) === inTheLight;
  expect
    .soft(await barriersOn(page, onlyColours ? RULES_OF_COLOUR : undefined), `${where}, dark`)
    .toEqual([]);
  await wears(page, 'light');
}

/** What moved while the page opened, as it stands now. */
async function stoodStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
}

/** The page hears of its new size as it draws its next picture, and draws itself anew in the one after. */
async function resized(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function isWhole(page: Page, name: string): Promise<void> {
  await resized(page, NARROW);
  expect.soft(await readingFaults(page), '320 px').toEqual([]);
  await resized(page, PHONE);
  await doubleLetters(page);
  expect.soft(await readingFaults(page), '200 %').toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-200.png` });
  await resized(page, NARROW);
  expect.soft(await readingFaults(page), '320 px and 200 %').toEqual([]);
}

/** Each opens once, and everything is asked of it where it stands. */
test.describe('without the worker', () => {
  test.use(WITHOUT_WORKER);

  for (const person of people) {
    test.describe(`screens of ${person}`, () => {
      let context: BrowserContext;
      let refused: string[];

      test.beforeAll(async ({ browser }) => {
        context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
        await followShifts(context);
        if (person !== 'anonymous') await signInAs(await context.newPage(), demoAccounts[person]);
        refused = followRefusals(context);
      });
      test.afterAll(() => context.close());

      for (const { name, path, shows } of screens.filter(({ as }) => as === person)) {
        // The desk's tables are for a desk.
        const isForPhones = person !== 'admin';
        const alsoStands = isForPhones
          ? ', stands still, and is whole on a narrow screen and in large letters'
          : '';
        test(`${name} has no accessibility fault, on a phone and a desk, light and dark${alsoStands}`, async () => {
          const page = await context.newPage();
          await page.goto(path);
          await settled(page, shows);
          if (isForPhones) await stoodStill(page);
          expect.soft(refused.splice(0).filter(isOfApp), 'asked for in vain').toEqual([]);
          for (const size of SIZES) {
            await resized(page, size);
            // A wide screen may draw other parts, which come with their own data.
            if (size !== PHONE) await settled(page, shows);
            await audit(page, `${size.width} px`);
          }
          if (isForPhones) await isWhole(page, name);
          await page.close();
          // What the audit itself brings in is none of the app's.
          refused.length = 0;
        });
      }
    });
  }
});

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

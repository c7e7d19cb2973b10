import { settled } from '#scripts/lib/settled.mjs';
import { screens } from '#scripts/screens.mjs';
import { roomOf } from '#tests/support/e2e/buyer-room.ts';
import { log } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITH_MOTION, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { followShifts, shiftsOf } from '#tests/support/e2e/layout-shift.ts';
import { overlaysLeft } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

test.use({ ...WITH_APP, ...WITH_MOTION });

/** Of everything that moves by itself while a screen is come back to, as browsers count it. */
const MOST_SHIFT = 0.02;

const ROW = '[aria-label="상품 목록"] article';

/** Left at their end, where the footer is in sight. */
for (const name of ['home', 'board', 'profile', 'trade', 'stores']) {
  test(`back at the end of ${name}, nothing moves`, async ({ page, context }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen is called ${name}`);
    await followShifts(context);
    if (screen.as !== 'anonymous') await signInAs(page, await newPerson('back'));
    await page.goto(screen.path);
    await settled(page, screen.shows);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
    await expect(page).toHaveURL(/\/terms/);
    await settled(page);
    const door = await context.newCDPSession(page);
    await door.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const before = (await shiftsOf(page)).length;
    await page.goBack();
    await settled(page, screen.shows);
    const shifts = (await shiftsOf(page)).slice(before);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('back from a room, which has a head of its own, to the list, nothing moves', async ({
  page,
  context,
}) => {
  await followShifts(context);
  await roomOf(page);
  await page.goto('/chat');
  await settled(page, 'main li');
  await page.getByRole('list', { name: '대화 목록' }).getByRole('link').first().click();
  await expect(log(page)).toContainText('처음');
  await settled(page);
  const door = await context.newCDPSession(page);
  await door.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const before = (await shiftsOf(page)).length;
  await page.goBack();
  await settled(page, 'main li');
  const shifts = (await shiftsOf(page)).slice(before);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
});

for (const way of ['with', 'without']) {
  test(`back from a search ${way} the network, what is above the list stays where it is, and no row jumps`, async ({
    page,
    context,
  }) => {
    const rows = page.getByRole('list', { name: '상품 목록' }).getByRole('article');
    const field = page.getByRole('searchbox');
    await page.goto('/trade');
    await settled(page, ROW);
    await context.setOffline(way === 'without');
    // It stands at another place where it is looked for.
    const title = (await rows.nth(3).getByRole('heading').innerText()).trim();
    const lookFor = async (term: string) => {
      await field.fill(term);
      await field.press('Enter');
      await expect(page.getByText(`‘${term}’ 검색 결과`)).toBeVisible();
      await settled(page, ROW);
    };
    // The first search makes the row of what was looked for, which stands there from then on.
    await lookFor('반지');
    await page.getByRole('main').getByRole('button', { name: '검색어 지우기' }).click();
    await settled(page, ROW);
    await lookFor(title);
    const filters = page.getByRole('button', { name: '필터', exact: true });
    const order = page.getByLabel('정렬');
    const places = async () => [(await filters.boundingBox())?.y, (await order.boundingBox())?.y];
    const before = await places();
    await rows
      .filter({ hasText: title })
      .first()
      .evaluate((row) => row.setAttribute('data-former', ''));
    await page.goBack();
    await expect(page.getByRole('region', { name: '최근 검색어' })).toBeVisible();
    await settled(page, ROW);
    expect(await places()).toEqual(before);
    // Browsers count one that stays in the page as one that has moved.
    await expect(rows.filter({ hasText: title }).first()).not.toHaveAttribute('data-former');
  });
}

test('what opens over a screen and is closed, by Back or by its button, is nothing the router hears of', async ({
  page,
}) => {
  await page.goto('/trade');
  const filters = page.getByRole('button', { name: '필터', exact: true });
  const sheet = page.getByRole('dialog');
  await filters.waitFor();
  await page.evaluate(() => {
    Reflect.get(window, '__TSR_ROUTER__')?.subscribe('onBeforeLoad', () => {
      document.documentElement.dataset['loads'] = `${document.documentElement.dataset['loads'] ?? ''}1`;
    });
  });
  const loads = () => page.evaluate(() => document.documentElement.dataset['loads'] ?? 'none');
  await filters.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await filters.click();
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toBeHidden();
  await overlaysLeft(page);
  expect(await loads()).toBe('none');
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
  await expect(page).toHaveURL(/\/terms/);
  expect(await loads(), 'it does hear of a link').toBe('1');
});

test.describe('of a device that has no code yet', () => {
  test.use({ ...WITHOUT_WORKER, isInstalled: false });

  for (const when of ['is on its way', 'comes at that moment']) {
    test(`back from a screen that ${when}, the former stands where it was left`, async ({ page }) => {
      await page.goto('/board');
      await settled(page);
      let letCome = (): void => undefined;
      const comes = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await comes;
        await route.continue();
      });
      const left = await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return scrollY;
      });
      await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
      await expect(page.getByRole('main')).toContainText('불러오는 중입니다');
      expect(await page.evaluate(() => scrollY)).toBeLessThan(left);
      if (when !== 'is on its way') letCome();
      await page.goBack();
      await expect(page).toHaveURL(/\/board$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
      letCome();
    });
  }
});

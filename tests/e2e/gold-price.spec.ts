import type { Page } from '@playwright/test';
import { goldPriceText as text } from '#i18n/ko/gold-price.ts';
import { controlled } from '#tests/support/e2e/conversation.ts';
import { priceTargetsText as targets } from '#i18n/ko/price-targets.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

test.use(WITHOUT_WORKER);

const PHONE = { width: 360, height: 780 };
const chart = (page: Page) => page.getByRole('slider');
const dayOf = async (page: Page): Promise<string> =>
  ((await chart(page).getAttribute('aria-valuetext')) ?? '').split(',')[0] ?? '';
/** How many days before `newest` the first price lies to which the key leads. */
const daysBefore = async (page: Page, newest: string): Promise<number> => {
  await page.keyboard.press('Home');
  const [last, first] = [newest, await dayOf(page)].map((day) => Date.parse(day.replaceAll('.', '-')));
  return (Number(last) - Number(first)) / 86_400_000;
};
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

test('the price of gold is drawn on home, and on its page for a finger, for keys and as a table', async ({
  page,
}) => {
  await page.goto('/');
  const way = page.getByRole('link', { name: /시세 차트/ });
  await expect(way).toContainText('최근 1개월');
  await shot(page, 'home');
  await way.click();
  await expect(page).toHaveURL('/gold-price');
  await chart(page).waitFor();
  await shot(page, 'chart');
  const newest = await dayOf(page);

  await chart(page).focus();
  await page.keyboard.press('ArrowLeft');
  const before = await dayOf(page);
  expect(before < newest).toBe(true);
  // Home knows of this year alone: from January to March the prices of the year before come a moment later.
  await expect.poll(() => daysBefore(page, newest)).toBeGreaterThan(80);
  const oldest = await dayOf(page);
  expect(oldest < before).toBe(true);
  await page.keyboard.press('End');
  expect(await dayOf(page)).toBe(newest);

  const box = await chart(page).boundingBox();
  if (!box) throw new Error('the chart is not on the screen');
  await page.touchscreen.tap(box.x + 3, box.y + box.height / 2);
  expect(await dayOf(page)).toBe(oldest);
  await expect(page.getByRole('main')).toContainText(oldest);

  await page.getByRole('button', { name: text.view.table }).click();
  const table = page.getByRole('region', { name: text.tableLabel(text.span.quarter) });
  await expect(table.getByRole('rowheader').first()).toHaveText(newest);
  await expect(table.getByRole('rowheader').last()).toHaveText(oldest);
  await page.getByRole('button', { name: text.span.year, exact: true }).click();
  await expect(page.getByRole('columnheader', { name: text.range })).toBeVisible();
  await shot(page, 'table');
  await page.getByRole('button', { name: text.span.month }).click();
  await page.getByRole('button', { name: text.view.chart }).click();
  expect(await dayOf(page)).toBe(newest);
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('the chart opens without a network from a cold start, and asks for nothing that it has', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      if (/goldPriceYears/.test(request.url() + (request.postData() ?? ''))) asked.push(request.url());
    });
    await page.goto('/gold-price');
    await chart(page).waitFor();
    await controlled(page);
    const newest = await dayOf(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.close();
    await context.setOffline(true);
    const cold = await context.newPage();
    await cold.emulateMedia({ colorScheme: 'dark' });
    await cold.goto('/gold-price');
    await chart(cold).waitFor();
    expect(await dayOf(cold)).toBe(newest);
    await expect(cold.getByText(/에 받은 시세/)).toBeVisible();
    await shot(cold, 'offline-dark');
    await context.setOffline(false);
    await expect(cold.getByText(/에 받은 시세/)).toBeHidden();
    expect(asked).toHaveLength(1);
  });

  test('a target price is set without a network, waits on the device, arrives, and is taken back', async ({
    page,
    context,
  }) => {
    await page.goto('/gold-price');
    await expect(page.getByText(targets.needsLogin)).toBeVisible();
    const goldbug = await newPerson('goldbug');
    await signInAs(page, goldbug);
    await page.goto('/gold-price');
    await expect(page.getByText(targets.empty)).toBeVisible();
    const amount = page.getByLabel(targets.amount);
    const add = page.getByRole('button', { name: targets.add });
    await add.click();
    await expect(page.getByText(targets.invalid('1만 원', '1억 원'))).toBeVisible();
    await amount.fill('10만');
    await expect(page.getByText(/시세가 이미 목표에 도달해 있어요/)).toBeVisible();
    await loadAnew(page);
    await expect(amount).toHaveValue('100,000');

    await controlled(page);
    await context.setOffline(true);
    await amount.fill('90만');
    await add.click();
    const list = page.getByRole('list', { name: targets.list });
    const goal = targets.goal.up('팔 때', '900,000원');
    await expect(list).toContainText(goal);
    await expect(list).toContainText(targets.waiting);
    await shot(page, 'targets-offline');
    await loadAnew(page);
    await expect(list).toContainText(goal);

    await context.setOffline(false);
    await expect(list).not.toContainText(targets.waiting);
    await list.getByRole('button', { name: targets.removeNamed(goal) }).click();
    await expect(page.getByText(targets.empty)).toBeVisible();
  });
});

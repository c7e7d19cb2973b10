import { expect, type Browser, type Page } from '@playwright/test';
import { APP } from './lane.ts';
import { browserOf, newPerson } from './people.ts';

/** The customer's and the desk's hands, for every journey that needs an exchange. */

const WIDE = { width: 1200, height: 900 };

export const main = (page: Page) => page.getByRole('main');
export const next = (page: Page) => page.getByRole('button', { name: '다음' }).click();
export const card = (page: Page, requestNo: string) => page.getByRole('article', { name: requestNo });
export const sheet = (page: Page) => page.getByRole('dialog');
export const act = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true }).click();

/** The first choice of a list that stands for something. */
async function chooseFirst(page: Page, label: string): Promise<void> {
  const list = page.getByLabel(label, { exact: false });
  const values = await list
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  await list.selectOption(values.filter((value) => value !== '' && value !== 'none').at(-1) ?? '');
}

/** Fills the four steps, up to the button that sends it; `note` is said of the item that is brought. */
export async function fillRequest(page: Page, { note = '' } = {}): Promise<void> {
  // In full: not every browser of a test knows the app's address by itself.
  await page.goto(`${APP}/gold-exchange`);
  await page.getByLabel('순도').selectOption('18K');
  await page.getByLabel('무게').fill('3,75');
  await page.getByRole('group', { name: '단위' }).getByRole('button', { name: 'g', exact: true }).click();
  await page.getByLabel('수량').fill('5');
  await page.getByLabel('메모').fill(note);
  await next(page);
  await page.getByLabel('무게').fill('10');
  await expect(main(page)).toContainText('개당 수수료 20,000원');
  await next(page);
  await page.getByRole('radio').first().check();
  await chooseFirst(page, '희망 날짜 1');
  await chooseFirst(page, '희망 시각 1');
  await page.getByLabel('연락받을 번호').fill('010-1234-5678');
  await next(page);
  await expect(page.getByRole('heading', { name: '이대로 신청할까요?' })).toBeVisible();
}

/** Asks for a first exchange and gives its number. */
export async function ask(page: Page): Promise<string> {
  await fillRequest(page);
  return send(page);
}

/** Sends the request that was filled in, a first one, and gives its number. */
export async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: '신청하기' }).click();
  await expect(page).toHaveURL(/\/my-exchanges/);
  const heading = page.getByRole('heading', { name: /^GN-\d{6}-\d{4,}$/ });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

/** An admin of their own browser. */
export async function desk(browser: Browser) {
  const person = await newPerson('desk', { isAdmin: true });
  return { person, ...(await browserOf(browser, person, WIDE)) };
}

/** Opens an exchange at the desk. */
export async function open(page: Page, requestNo: string): Promise<void> {
  await page.goto('/admin/gold-exchange');
  await page.getByRole('button', { name: requestNo }).first().click();
  await expect(sheet(page)).toBeVisible();
}

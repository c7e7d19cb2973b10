import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { anExchange } from '../domain-fixtures.ts';
import { exchangeDocument } from '../firestore-documents.ts';
import { given } from './conversation.ts';
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

export interface Wish {
  /** Said of the item that is brought. */
  readonly note?: string;
  /** `null` leaves the number as the form has it. */
  readonly phone?: string | null;
}

/** Fills the four steps, up to the button that sends it. */
export async function fillRequest(
  page: Page,
  { note = '', phone = '01012345678' }: Wish = {},
): Promise<void> {
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
  if (phone !== null) await page.getByLabel('연락받을 번호').fill(phone);
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

/** An exchange that the server has already, as it has it. */
export const givenExchange = (over: Partial<GoldExchange> & Pick<GoldExchange, 'id'>): Promise<void> =>
  given(`goldExchanges/${over.id}`, encodeFields(exchangeDocument(anExchange(over))));

/** How much of the words that a list shows does not fit into it, in CSS pixels. */
export const cutOff = (page: Page, label: string): Promise<number> =>
  page.getByLabel(label).evaluate((list) => {
    if (!(list instanceof HTMLSelectElement)) throw new Error('not a list');
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('nothing to measure with');
    pen.font = getComputedStyle(list).font;
    const words = list.selectedOptions[0]?.text ?? '';
    return Math.max(0, pen.measureText(words).width - list.clientWidth);
  });

/** An admin of their own browser. */
export async function desk(browser: Browser, options: BrowserContextOptions = {}) {
  const person = await newPerson('desk', { isAdmin: true });
  return { person, ...(await browserOf(browser, person, { viewport: WIDE, ...options })) };
}

/** Looks at the customer's ID and measures the one thing that was brought. */
export async function measure(page: Page, grams: string): Promise<void> {
  await sheet(page).getByLabel('신분증을 확인했습니다').check();
  await sheet(page).getByLabel('순도').selectOption('18K');
  await sheet(page).getByLabel('중량 (g)').fill(grams);
  await sheet(page).getByLabel('수량').fill('5');
}

/** Opens an exchange at the desk. */
export async function open(page: Page, requestNo: string): Promise<void> {
  await page.goto('/admin/gold-exchange');
  await page.getByRole('button', { name: requestNo }).first().click();
  await expect(sheet(page)).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import { shownProducts, type ServerProduct } from './server-products.ts';

/** What the list says of so many listings. */
export const countOf = (products: readonly unknown[]) => `상품 ${products.length.toLocaleString('ko-KR')}개`;

export const expectCount = (page: Page, products: readonly unknown[]) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^상품 [\d,]+개$/ }),
  ).toHaveText(countOf(products));

/** Opens the list and waits until it says how many the server has now. */
export async function openWholeList(page: Page): Promise<readonly ServerProduct[]> {
  await page.goto('/trade');
  const all = await shownProducts();
  await expectCount(page, all);
  return all;
}

/** Every row that is drawn says it; which rows are drawn changes while they are being measured. */
export async function expectAllRows(page: Page, words: string): Promise<void> {
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.filter({ hasText: words }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: words })).toHaveCount(0);
}

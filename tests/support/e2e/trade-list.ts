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

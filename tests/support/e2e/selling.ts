import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => main(page).getByRole('button', { name: '다음', exact: true }).click();

/** A picture of our own, as a phone's album would hand it over. */
export const aPhoto = (name = '반지.webp') => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync(new URL('../../../scripts/seed/pictures/baby-ring-1-1.webp', import.meta.url)),
});

/** Everything typed into /sell is on the disk. */
export const expectDraftKept = (page: Page) =>
  expect(main(page)).toContainText('작성 중인 내용을 이 기기에 저장했어요.');

export async function choosePhotos(page: Page, count: number): Promise<void> {
  const files = Array.from({ length: count }, (_, index) => aPhoto(`반지 ${index}.webp`));
  await main(page).locator('input[type=file]').first().setInputFiles(files);
  await expect(main(page).getByRole('list', { name: '올린 사진' }).getByRole('listitem')).toHaveCount(count);
}

export interface Offer {
  readonly title: string;
  readonly price: string;
  readonly description?: string;
}

export async function fillSpecs(page: Page, { title, description = '' }: Offer): Promise<void> {
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('품목').selectOption({ label: '반지' });
  await page.getByLabel('순도').selectOption({ label: '18K' });
  await page.getByLabel('중량').fill('3.75');
  await page.getByLabel('설명').fill(description);
}

/** From the price on, to the listing among one's own. */
export async function finish(page: Page, offer: Offer): Promise<void> {
  await publish(page, offer);
  await main(page).getByRole('link', { name: '내 상품으로' }).click();
  await expect(page).toHaveURL(/\/my-products$/);
}

/** From the price on, to what has come of it. */
export async function publish(page: Page, { title, price }: Offer): Promise<void> {
  await page.getByLabel('판매 가격').fill(price);
  // Whoever types a price sees it read out before they go on.
  await expect(page.getByLabel('판매 가격')).toHaveAccessibleDescription(/[만억]/);
  await next(page);
  for (const way of ['직거래', '택배 거래']) await page.getByLabel(way).check();
  await page.getByLabel('시·도').selectOption({ label: '서울' });
  await next(page);
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(main(page)).toContainText('미성년자는 법정대리인의 동의를 받아 판매해주세요.');
  await main(page).getByRole('button', { name: '등록하기' }).click();
  await expect(main(page).getByText(/^상품을 등록(하고 있어요|했습니다)\.$/)).toBeVisible();
}

/** Lists something, all steps, and gives the address of its page. */
export async function list(page: Page, offer: Offer): Promise<string> {
  await page.goto('/sell');
  await choosePhotos(page, 1);
  await next(page);
  await fillSpecs(page, offer);
  await next(page);
  await finish(page, offer);
  return addressOf(page, offer.title);
}

/** On /my-products: where a listing that has arrived stands. */
export async function addressOf(page: Page, title: string): Promise<string> {
  const link = main(page).getByRole('tabpanel').getByRole('link', { name: title, exact: true });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

/** Opens what a seller can do with a listing on /my-products. */
export async function manage(page: Page, title: string, deed: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `관리: ${title}` })
    .click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet
    .getByRole('button', { name: deed, exact: true })
    .or(sheet.getByRole('link', { name: deed }))
    .click();
}

import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { aPhoto, fillSpecs } from '#tests/support/e2e/selling.ts';

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => main(page).getByRole('button', { name: '다음', exact: true }).click();
const press = async (page: Page, keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a price is mended where the caret stands, and a weight is typed as it is said', async ({ page }) => {
  await signInAs(page, await newPerson('seller'));
  await page.goto('/sell');
  await main(page).locator('input[type=file]').first().setInputFiles([aPhoto()]);
  await expect(main(page).getByText('대표', { exact: true })).toBeVisible();
  await next(page);
  await fillSpecs(page, { title: '순금 반지 2돈', price: '1650000' });
  const weight = page.getByLabel('중량');
  await weight.fill('2돈');
  await expect(weight).toHaveValue('2');
  await expect(main(page)).toContainText('7.5g (2돈)');
  await next(page);

  const price = page.getByLabel('판매 가격');
  await price.pressSequentially('1650000');
  await expect(price).toHaveValue('1,650,000');
  await expect(price).toHaveAccessibleDescription(/165만 원/);
  await press(page, [...Array.from({ length: 5 }, () => 'ArrowLeft'), 'Backspace', '7']);
  await expect(price).toHaveValue('1,670,000');
  await expect(main(page)).toContainText('167만 원');
  await main(page).getByRole('button', { name: '+10만' }).click();
  await expect(price).toHaveValue('1,770,000');
  // What was typed a moment ago outlives the page.
  await expect(main(page)).toContainText('이 기기에 저장했어요');
  await page.reload();
  await expect(page.getByLabel('판매 가격')).toHaveValue('1,770,000');
});

test('Back closes the sheet and then leaves the page; Forward opens nothing', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: '필터' });
  const open = () =>
    main(page)
      .getByRole('button', { name: /^필터( \d+)?$/ })
      .click();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/stores');
  await page.getByRole('link', { name: '홈', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/trade');
  await open();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/trade');
  await page.goForward();
  await expect(sheet).toBeHidden();

  // Applied, the filter is the page's address, and Back leads to the list without it.
  await open();
  await sheet.getByRole('button', { name: '18K', exact: true }).click();
  await sheet.getByRole('button', { name: /보기$/ }).click();
  await expect(page).toHaveURL(/purity=18K/);
  await expect(sheet).toBeHidden();

  // Loaded anew with the sheet open, the page is one step back from where it was, and what was chosen is there again.
  await open();
  await sheet.getByRole('button', { name: '14K', exact: true }).click();
  await page.reload();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/purity=18K/);
  await open();
  await expect(sheet.getByRole('button', { name: '14K', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a disk that takes nothing more says so to whoever types, and the words stay on the screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refuseDrafts(...row) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, row);
    };
  });
  await signInAs(page, await newPerson('full'));
  await page.goto('/profile');
  const nickname = page.getByLabel('닉네임');
  await nickname.fill('가득');
  await expect(page.getByText('쓰는 내용을 이 기기에 저장하지 못했습니다.')).toBeVisible();
  await nickname.press('End');
  await nickname.pressSequentially('찬금');
  await expect(nickname).toHaveValue('가득찬금');
});

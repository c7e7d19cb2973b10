import type { Page } from '@playwright/test';
import { exchangeText } from '#i18n/ko/exchange.ts';
import { act, ask, card, desk, fillRequest, open, sheet } from '#tests/support/e2e/exchange-desk.ts';
import { expect, test, WITH_MOTION, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { keptDrafts } from '#tests/support/e2e/kept-drafts.ts';
import { APP } from '#tests/support/e2e/lane.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { aPhoto, fillSpecs } from '#tests/support/e2e/selling.ts';

test.use({ ...WITHOUT_WORKER, ...WITH_MOTION });

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
  await loadAnew(page);
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

  // Loaded anew with the sheet open, the page is one step back from where it was, and what was chosen is
  // there again.
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
  await page.reload();
  await expect(nickname).toHaveValue('가득찬금');
});

test('an exchange that the disk does not take says so where its button was pressed, and not of the network', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put, add } = IDBObjectStore.prototype;
    const refused = () => {
      if (document.documentElement.dataset['disk'] !== 'full') return;
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = function refusePut(...row) {
      refused();
      return put.apply(this, row);
    };
    IDBObjectStore.prototype.add = function refuseAdd(...row) {
      refused();
      return add.apply(this, row);
    };
  });
  await signInAs(page, await newPerson('full'));
  await fillRequest(page);
  await page.evaluate(() => (document.documentElement.dataset['disk'] = 'full'));
  await main(page).getByRole('button', { name: '신청하기' }).click();
  const told = main(page).getByRole('alert').filter({ hasText: exchangeText.refusal.disk });
  await expect(told).toBeInViewport({ ratio: 1 });
});

test('what is typed at the desk is there again after its tab was killed, until it is done', async ({
  page,
  browser,
}) => {
  await signInAs(page, await newPerson('customer'));
  const requestNo = await ask(page);
  const { person, context, page: killed } = await desk(browser);
  await open(killed, requestNo);
  await act(killed, '반려');
  await sheet(killed).getByLabel('사유').fill('도금 제품이라 교환이 어렵습니다');
  await expect.poll(() => keptDrafts(killed, person.uid)).toContain('도금 제품이라 교환이 어렵습니다');
  await killed.close();

  const again = await context.newPage();
  await open(again, requestNo);
  await expect(sheet(again).getByLabel('사유')).toHaveValue('도금 제품이라 교환이 어렵습니다');
  await act(again, '반려');
  await expect(card(page, requestNo)).toContainText('도금 제품이라 교환이 어렵습니다');
  await expect.poll(() => keptDrafts(again, person.uid)).toBe('[]');
  await context.close();
});

test('the price, the fees and the hours that were being typed come back, and a sign-out names them', async ({
  browser,
}) => {
  const { person, context, page: killed } = await desk(browser);
  await killed.goto(`${APP}/admin/statistics?tab=prices`);
  await killed.getByLabel('살 때 (원/g)').fill('231700');
  await expect.poll(() => keptDrafts(killed, person.uid)).toContain('231700');
  await killed.goto(`${APP}/admin/statistics?tab=fees`);
  const rule = (of: Page) => of.getByRole('group', { name: '규칙 2', exact: true }).getByLabel('수수료 (원)');
  await rule(killed).fill('21700');
  await expect.poll(() => keptDrafts(killed, person.uid)).toContain('21700');
  await killed.goto(`${APP}/profile`);
  await killed.getByRole('checkbox', { name: '방해 금지 시간' }).check();
  await killed.getByLabel('시작 시각').fill('21:17');
  await expect.poll(() => keptDrafts(killed, person.uid)).toContain('21:17');
  await killed.close();

  const again = await context.newPage();
  await again.goto(`${APP}/admin/statistics?tab=prices`);
  await expect(again.getByLabel('살 때 (원/g)')).toHaveValue('231,700');
  await again.goto(`${APP}/admin/statistics?tab=fees`);
  await expect(rule(again)).toHaveValue('21,700');
  await again.goto(`${APP}/profile`);
  await expect(again.getByLabel('시작 시각')).toHaveValue('21:17');
  await main(again).getByRole('button', { name: '로그아웃' }).click();
  await expect(again.getByRole('alertdialog')).toContainText('작성 중인 글이 3개');
  await context.close();
});

test('a sign-up that was cut short goes on where it was, without its password', async ({ page, context }) => {
  await page.goto('/register');
  await page.getByLabel('닉네임').fill('금빛나루');
  await page.getByLabel('휴대폰 번호').fill('01012345678');
  await page.getByLabel('비밀번호', { exact: true }).fill('secret2026');
  await page.close();

  const again = await context.newPage();
  await again.goto('/register');
  await expect(again.getByLabel('닉네임')).toHaveValue('금빛나루');
  await expect(again.getByLabel('휴대폰 번호')).toHaveValue('01012345678');
  await expect(again.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret2026');
});

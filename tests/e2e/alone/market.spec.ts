import type { Page } from '@playwright/test';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { controlled } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { signInAs } from '#tests/support/e2e/people.ts';
import { expectAllRows, openWholeList } from '#tests/support/e2e/trade-list.ts';

test.use(WITHOUT_WORKER);

/** A listing of the seed whose price has fallen once; its gold is worth 804,000원 where it is as pure as it says. */
const RING = { path: '/product/baby-ring-1', title: /아기 돌반지/ };

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading');
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^상품 [\d,]+개$/ });

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/trade${search}`);
  await expect(count(page)).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
}

test('home shows the price of gold with its day, and leads to the newest listings and posts', async ({
  page,
}) => {
  await page.goto('/');
  await expect(main(page)).toContainText('금 시세');
  await expect(main(page)).toContainText(/기준일 \d{4}\.\d{2}\.\d{2}/);
  await expect(page.locator('body')).not.toContainText('실시간');
  await expect(page.getByRole('list', { name: '게시판 새 글' }).getByRole('link')).toHaveCount(5);

  const newest = page.getByRole('list', { name: '새로 올라온 금' });
  // What stands first may change between two looks.
  const address = (await newest.getByRole('link').first().getAttribute('href')) ?? '';
  const chosen = newest.locator(`a[href="${address}"]`);
  const title = (await chosen.textContent()) ?? '';
  await chosen.click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · 금나루`);
});

test('initial consonants find what they stand for, and the term is remembered until it is forgotten', async ({
  page,
}) => {
  await openList(page);
  const field = page.getByRole('searchbox', { name: '상품 검색' });
  await field.fill('ㄱㄷㅂ');
  await field.press('Enter');
  await expect(main(page)).toContainText('‘ㄱㄷㅂ’ 검색 결과');
  await expect(titles(page).first()).toContainText('골드바');

  await main(page).getByRole('button', { name: '검색어 지우기' }).click();
  const recent = page.getByRole('region', { name: '최근 검색어' });
  await recent.getByRole('link', { name: 'ㄱㄷㅂ' }).click();
  await expect(main(page)).toContainText('‘ㄱㄷㅂ’ 검색 결과');
  await page.goBack();
  await recent.getByRole('button', { name: '최근 검색어 ㄱㄷㅂ 삭제' }).click();
  await expect(recent).toBeHidden();
});

test('filters narrow the list, live in the address, and come back with reload and back', async ({ page }) => {
  await openList(page);
  const all = await count(page).textContent();
  await main(page).getByRole('button', { name: '필터', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  await sheet.getByRole('button', { name: '골드바' }).click();
  await sheet.getByRole('button', { name: '24K' }).click();
  await sheet.getByRole('textbox', { name: '중량 최소' }).fill('37,5');
  await sheet.getByRole('button', { name: /^상품 [\d,]+개 보기$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=goldbar&purity=24K&weight=37\.5-/);
  await expect(count(page)).not.toHaveText(all ?? '');
  const narrowed = (await count(page).textContent()) ?? '';

  await loadAnew(page);
  await expect(count(page)).toHaveText(narrowed);
  await main(page).getByRole('combobox', { name: '정렬' }).selectOption('per_gram_low');
  await expect(page).toHaveURL(/sort=per_gram_low/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(count(page)).toHaveText(narrowed);
});

test('every single filter keeps only what it asks for', async ({ page }) => {
  await openList(page, '?available=1');
  await expect(main(page).getByText('거래완료')).toHaveCount(0);
  await openList(page, '?purity=18K');
  await expectAllRows(page, '18K');
  await openList(page, '?region=서울');
  await expectAllRows(page, '서울');
  await openList(page, '?certificate=1');
  await page.goto('/trade?search=없는물건&price=-1');
  await expect(main(page)).toContainText('찾는 상품이 없어요');
  await main(page).getByRole('link', { name: '전체 상품 보기' }).click();
  await expect(titles(page).first()).toBeVisible();
});

test('back from a listing, the list stands where it was left', async ({ page }) => {
  // A list that still grows moves the row away under the pointer.
  await openWholeList(page);
  const row = main(page).getByRole('article').getByRole('link').nth(4);
  // The number of listings is said before all of a page is drawn.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 1_500));
    // Stands still, and will be there for the press.
    await row.click({ trial: true, timeout: 3_000 });
  }).toPass();
  // Several listings may have the same title; and which row is the fifth changes while rows are still being
  // measured.
  const chosen = main(page)
    .locator(`a[href="${(await row.getAttribute('href')) ?? ''}"]`)
    .first();
  const title = (await chosen.textContent()) ?? '';
  const left = await page.evaluate(() => window.scrollY);
  await chosen.click();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(chosen).toBeInViewport();
  // The list is asked for anew, behind what stands there.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});

test('a listing tells what its gold is worth, what it cost before, and how to stay safe', async ({
  page,
}) => {
  await page.goto(RING.path);
  await expect(heading(page)).toHaveText(RING.title);
  await expect(main(page)).toContainText('785,017원 ~ 806,144원');
  await expect(main(page)).toContainText('적정 범위');
  await expect(main(page)).toContainText(/기준일 \d{4}\.\d{2}\.\d{2}/);
  await expect(main(page)).toContainText('가격 변동');
  await expect(main(page)).toContainText(
    '만나기 전 계좌번호·예약금을 요구하거나 게시글 삭제를 요구하면 거래를 중단하고 신고해주세요.',
  );
  await expect(main(page).getByRole('link', { name: /님의 거래 후기 보기/ })).toBeVisible();

  await main(page).getByRole('button', { name: '사진 1 크게 보기' }).press('ArrowRight');
  await expect(main(page).getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: '사진 크게 보기' });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('an unknown listing and a broken address say so and lead on', async ({ page }) => {
  for (const path of ['/product/there-is-none', '/product/not%20an%20id']) {
    await page.goto(path);
    await expect(main(page)).toContainText('상품을 찾을 수 없습니다');
    await expect(main(page).getByRole('link', { name: '다른 상품 보기' })).toBeVisible();
  }
});

test('a stranger who marks a listing is led to the login and back to it', async ({ page }) => {
  await page.goto(RING.path);
  await main(page).getByRole('button', { name: '관심 등록' }).click();
  await expect(page.getByText('로그인이 필요합니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('favorites open without network, tell a fallen price, and a slip is undone in place', async ({
    page,
    context,
  }) => {
    await signInAs(page, demoAccounts.buyer);
    await page.goto('/favorites');
    const list = page.getByRole('list', { name: '관심상품 목록' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(list.getByText(/내렸어요/).first()).toBeVisible();

    await controlled(page);
    await context.setOffline(true);
    await loadAnew(page);
    await expect(list.getByText(/내렸어요/).first()).toBeVisible();
    const row = list.getByRole('listitem').first();
    await row.getByRole('button', { name: '관심 해제' }).click();
    await expect(row).toContainText('해제했어요');
    await row.getByRole('button', { name: '관심 등록' }).click();
    await expect(row).not.toContainText('해제했어요');
    await context.setOffline(false);
  });

  test('a visited listing opens at its address without network, and an unknown one says why not', async ({
    page,
    context,
  }) => {
    await openList(page);
    await page.goto(RING.path);
    await expect(heading(page)).toHaveText(RING.title);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await loadAnew(page);
    await expect(heading(page)).toHaveText(RING.title);
    await openList(page, '?search=골드바&purity=24K');
    await page.goto('/product/never-seen-here');
    await expect(main(page)).toContainText('오프라인 상태이고 이 기기에 저장되지 않은 상품입니다.');
  });
});

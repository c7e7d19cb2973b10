import { chromium, type Page } from '@playwright/test';
import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { journeyLaunchOptions } from '#scripts/lib/chromium.mjs';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { settled } from '#scripts/lib/settled.mjs';
import { shellText } from '#i18n/ko/shell.ts';
import { emptyRoomOf } from '#tests/support/e2e/buyer-room.ts';
import { composer, given, log, SELLER } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_MOTION, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { APP } from '#tests/support/e2e/lane.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { signInAs } from '#tests/support/e2e/people.ts';
import { notify } from '#tests/support/e2e/push-journey.ts';
import { doubleLetters, readingFaults } from '#tests/support/e2e/reading-faults.ts';
import { fingersOn } from '#tests/support/e2e/touch.ts';

test.use({ ...WITHOUT_WORKER, ...WITH_MOTION });

// What a first user trips over: rooms, pictures, searches and forms on a phone.

const BUYER = 'demo-buyer';
const SAFETY = '만나기 전 계좌번호·예약금을 요구하거나';
const DESK = { width: 1280, height: 800 };
const main = (page: Page) => page.getByRole('main');
const now = () => ({ timestampValue: new Date().toISOString() });

test('a room leaves the screen to its words, and its strip unfolds by keyboard', async ({ page }) => {
  await emptyRoomOf(page);
  const safety = page.getByText(SAFETY);
  const strip = page.locator('summary');
  await expect(safety).toBeVisible();
  await expect(page.getByRole('link', { name: '상품 보기' })).toBeVisible();
  await strip.click();
  await expect(safety).toBeHidden();
  await loadAnew(page);
  await expect(strip).toBeVisible();
  await expect(safety).toBeHidden();
  await expect.poll(async () => (await log(page).boundingBox())?.y).toBeLessThanOrEqual(110);
  await strip.focus();
  await page.keyboard.press('Enter');
  await expect(safety).toBeVisible();
  await expect(page.getByRole('link', { name: '채팅 목록으로' })).toBeVisible();
});

test('letters that grow while the words of no network stand find the head of the page below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/goldbar-fee');
  const first = main(page).getByRole('heading').first();
  await first.waitFor();
  await page.context().setOffline(true);
  const words = page.getByText(shellText.connection.offline);
  await words.waitFor();
  const strip = page.getByRole('status').filter({ has: words });
  const heightOf = async () => Number((await strip.boundingBox())?.height);
  /** Between the words and the page, once it is scrolled to its head. */
  const gap = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const [above, below] = [await strip.boundingBox(), await first.boundingBox()];
    return Number(below?.y) - Number(above?.y) - Number(above?.height);
  };
  const small = await heightOf();
  await expect.poll(gap).toBeGreaterThan(0);
  await doubleLetters(page);
  await expect.poll(heightOf).toBeGreaterThan(small * 1.5);
  await expect.poll(gap).toBeGreaterThan(0);
});

test('with letters twice as large the search at the top of a phone takes words and lets go of them', async ({
  page,
}) => {
  await signInAs(page, demoAccounts.admin);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await doubleLetters(page);
  const search = page.getByRole('banner').getByRole('searchbox');
  await search.fill('골드바');
  const clear = page.getByRole('banner').getByRole('button', { name: shellText.search.clear });
  await expect(clear).toBeVisible();
  expect(await readingFaults(page)).toEqual([]);
  await clear.click();
  await expect(search).toHaveValue('');
});

test('a desk whose letters are twice as large in the browser itself reads as a narrower one', async () => {
  const options = journeyLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, baseURL: APP });
  for (const path of ['/', '/trade', '/gold-price', '/stores']) {
    await page.goto(path);
    await settled(page);
    expect(await readingFaults(page), path).toEqual([]);
  }
  await browser.close();
});

test('who is blocked is written to no more, and the room says so and takes it back', async ({ page }) => {
  await emptyRoomOf(page);
  await page.getByRole('button', { name: '대화 메뉴' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '차단', exact: true }).click();
  await page.getByRole('button', { name: '차단하기' }).click();
  await expect(page.getByText('차단한 회원과의 대화입니다.')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: '차단 해제' }).click();
  await expect(composer(page)).toBeVisible();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a report asks for its reason, and knows whether it could be sent', async ({ page, context }) => {
    await signInAs(page, demoAccounts.buyer);
    await page.goto('/product/goldbar-1');
    await main(page).getByRole('button', { name: '신고', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: '신고하기' }).click();
    await expect(sheet).toContainText('신고 이유를 골라주세요.');
    await expect(sheet.getByRole('radio').first()).toBeFocused();
    await context.setOffline(true);
    await sheet.getByLabel('그 밖의 이유').check();
    await sheet.getByRole('button', { name: '신고하기' }).click();
    await expect(page.getByText('신고를 이 기기에 저장했습니다.')).toBeVisible();
  });
});

test('a photo comes close under two fingers and two taps, and goes with one', async ({ page }) => {
  await page.goto('/product/goldbar-1');
  const photo = main(page).getByRole('button', { name: /크게/ }).first();
  await photo.click();
  const viewer = page.getByRole('dialog', { name: '사진 크게 보기' });
  await expect(viewer).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  const scale = () =>
    viewer
      .getByRole('img')
      .first()
      .evaluate((image) => image.getBoundingClientRect().width / innerWidth);
  const fingers = await fingersOn(page);
  await expect.poll(scale).toBe(1);
  await fingers.drag(
    [
      { x: 170, y: 400 },
      { x: 90, y: 300 },
    ],
    [
      { x: 190, y: 420 },
      { x: 270, y: 520 },
    ],
  );
  await expect.poll(scale).toBeGreaterThan(2);
  await fingers.tap({ x: 180, y: 400 });
  await fingers.tap({ x: 180, y: 400 });
  await expect.poll(scale).toBe(1);
  await fingers.tap({ x: 180, y: 400 });
  await fingers.tap({ x: 180, y: 400 });
  await expect.poll(scale).toBe(2.5);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await photo.click();
  await fingers.drag([
    { x: 180, y: 300 },
    { x: 184, y: 520 },
  ]);
  await expect(viewer).toBeHidden();
});

test('a search that found nothing offers the word that was meant', async ({ page }) => {
  await page.goto('/trade');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.goto('/trade?search=골두바');
  await main(page).getByRole('link', { name: '‘골드바’ 검색하기' }).click();
  await expect(main(page).getByRole('article').first()).toContainText('골드바');
  const home = page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link', { name: '홈' });
  await expect(home).toHaveAttribute('aria-current', 'true');
});

test('the lowest prices do not lead with what asks for suspiciously little', async ({ page }) => {
  await page.goto('/trade?sort=per_gram_low&purity=24K');
  const rows = main(page).getByRole('article');
  await expect(rows.first()).toBeVisible();
  await expect(main(page)).toContainText('시세보다 많이 낮은 상품은 확인이 필요해서 맨 뒤에 보여드려요.');
  await expect(rows.first()).not.toContainText('시세보다 많이 낮음');
});

test('on a desk the keyboard reaches the results past the filters', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/trade');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '상품 목록으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: '정렬' })).toBeFocused();
});

test('an address that is taken leads to the login, and on to the reset, without being typed again', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('이메일').fill('Buyer@example.com');
  await page.getByLabel('비밀번호', { exact: true }).fill('gold1234');
  await page.getByLabel('닉네임').fill('새사람');
  await page.getByLabel('휴대폰 번호').fill('010-1234-5678');
  await page.getByLabel('전체 동의').check();
  await main(page).getByRole('button', { name: '회원가입' }).click();
  await main(page).getByRole('link', { name: 'buyer@example.com 주소로 로그인' }).click();
  await expect(page.getByLabel('이메일')).toHaveValue('Buyer@example.com');
  await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click();
  await expect(page.getByLabel('이메일')).toHaveValue('Buyer@example.com');
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('without a link nobody is told that something was verified just now', async ({ page, context }) => {
    await signInAs(page, demoAccounts.buyer);
    await page.goto('/verify-email');
    await expect(main(page)).toContainText('이미 인증된 이메일이에요');
    await context.setOffline(true);
    await expect(main(page)).toContainText('인증 상태를 확인할 수 없습니다');
    await expect(main(page)).not.toContainText('완료');
  });
});

test('what a notice speaks of is asked for anew by the page that shows it', async ({ page }) => {
  const post = `e2e${Date.now().toString(36)}`;
  await given(`posts/${post}`, {
    ...encodeFields({
      authorId: BUYER,
      category: 'question',
      title: '소식을 기다리는 글',
      content: '댓글을 기다려요.',
      images: [],
      likeCount: 0,
      commentCount: 0,
    }),
    createdAt: now(),
    updatedAt: now(),
  });
  await signInAs(page, demoAccounts.buyer);
  await page.goto(`/board/${post}`);
  await expect(main(page)).toContainText('댓글을 기다려요.');
  await given(`posts/${post}/comments/c1`, {
    ...encodeFields({ authorId: SELLER, parentId: null, content: '방금 쓴 댓글', deleted: false }),
    createdAt: now(),
  });
  await notify(BUYER, { type: 'comment', title: '새 댓글', link: `/board/${post}` });
  await expect(main(page)).toContainText('방금 쓴 댓글');
});

import type { Page } from '@playwright/test';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

test.use(WITHOUT_WORKER);

const main = (page: Page) => page.getByRole('main');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const fresh = (words: string) => unique(`${words} `);

async function write(page: Page, title: string, content: string): Promise<void> {
  await page.goto('/board/new');
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('내용').fill(content);
  await main(page).getByRole('button', { name: '등록' }).click();
  await expect(h1(page)).toHaveText(title);
}

/** Everything written here has arrived. */
const expectArrived = (page: Page) => expect(main(page).getByText(/전송 대기 중|전송 중/)).toHaveCount(0);

test('a member posts, comments, answers and likes; a guest reads it as text', async ({ page, browser }) => {
  await signInAs(page, await newPerson('writer'));
  const title = fresh('<b>오늘의 시세</b>');
  await write(page, title, '<script>alert(1)</script>\njavascript:alert(1) https://evil.example');
  await expectArrived(page);

  await page.getByLabel('댓글 쓰기').fill('첫 댓글이에요');
  await main(page).getByRole('button', { name: '등록' }).click();
  await expect(page.getByLabel('댓글 쓰기')).toHaveValue('');
  await expect(main(page).getByText('첫 댓글이에요')).toBeVisible();
  await expectArrived(page);
  await page.getByRole('button', { name: /의 댓글에 답글/ }).click();
  await page.getByLabel(/에게 답글 쓰기/).fill('답글이에요');
  await main(page).getByRole('button', { name: '등록' }).first().click();
  await expect(page.getByLabel(/에게 답글 쓰기/)).toHaveCount(0);
  await expect(main(page).getByText('답글이에요')).toBeVisible();
  await page.getByRole('button', { name: /^좋아요/ }).click();
  await expect(page.getByRole('button', { name: /^좋아요 1/ })).toHaveAttribute('aria-pressed', 'true');
  await expectArrived(page);

  const guest = await browser.newContext();
  const reader = await guest.newPage();
  await reader.goto(new URL(page.url()).pathname);
  await expect(h1(reader)).toHaveText(title);
  await expect(main(reader)).toContainText('<script>alert(1)</script>');
  await expect(main(reader).locator('a[href*="evil"], a[href^="javascript"], script')).toHaveCount(0);
  await expect(main(reader)).toContainText('답글이에요');
  await expect(main(reader).getByRole('link', { name: '로그인하고 댓글 쓰기' }).first()).toBeVisible();
  expect(await barriersOn(reader)).toEqual([]);
  await guest.close();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a post written without a network waits, survives a reload and arrives', async ({ page, context }) => {
    await signInAs(page, await newPerson('writer'));
    await page.goto('/board');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The form's code has been fetched by now, as it is for whoever has opened the app before.
    await context.setOffline(true);
    const title = fresh('오프라인에서 쓴 글');
    await write(page, title, '연결되면 올라가요');
    await expect(main(page).getByText(/전송 대기 중|전송 중/)).toBeVisible();
    await loadAnew(page);
    await expect(h1(page)).toHaveText(title);
    await context.setOffline(false);
    await expect(page.getByLabel('댓글 쓰기')).toBeVisible();
    await expectArrived(page);
  });
});

test('an author edits and deletes; a draft survives a reload', async ({ page }) => {
  await signInAs(page, await newPerson('writer'));
  const title = fresh('고칠 글');
  await write(page, title, '처음 내용');
  await expectArrived(page);
  await main(page).getByRole('link', { name: '수정' }).click();
  await expect(page.getByLabel('내용')).toHaveValue('처음 내용');
  await page.getByLabel('내용').fill('고친 내용');
  await expect(main(page)).toContainText('작성 중인 글을 이 기기에 저장했어요.');
  await loadAnew(page);
  await expect(page.getByLabel('내용')).toHaveValue('고친 내용');
  await main(page).getByRole('button', { name: '수정' }).click();
  // The form's own field says the same words, and a change that waits has a 삭제 of its own.
  await expect(page).toHaveURL(/\/board\/[^/]+$/);
  await expect(page.getByRole('article')).toContainText('고친 내용');
  await expectArrived(page);
  await main(page).getByRole('button', { name: '삭제', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(page).toHaveURL(/\/board$/);
  await expect(main(page).getByText(title)).toHaveCount(0);
});

test('of two tabs that write a post each, one sends its own and the other keeps its words', async ({
  page,
  context,
}) => {
  await signInAs(page, await newPerson('writer'));
  const [kept, sent] = [fresh('남은 글'), fresh('보낸 글')];
  const expectKept = () => expect(main(page)).toContainText('작성 중인 글을 이 기기에 저장했어요.');
  await page.goto('/board/new');
  await page.getByLabel('제목').fill(kept);
  await page.getByLabel('내용').fill('이 탭의 내용');
  await expectKept();
  const other = await context.newPage();
  await other.goto('/board/new');
  await expect(other.getByLabel('제목')).toHaveValue('');
  await write(other, sent, '저 탭의 내용');
  await expectArrived(other);
  await loadAnew(page);
  await expect(page.getByLabel('제목')).toHaveValue(kept);
  await expect(page.getByLabel('내용')).toHaveValue('이 탭의 내용');
  await other.close();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a search finds posts that this device has never seen, and says where it looked', async ({
    page,
    browser,
    context,
  }) => {
    await signInAs(page, await newPerson('writer'));
    const title = fresh('콩금 모으기');
    await write(page, title, '한 달에 하나씩 사고 있어요');
    await expectArrived(page);
    // Its key is a function's to write.
    const guest = await browser.newContext();
    const reader = await guest.newPage();
    const found = main(reader).getByRole('link', { name: title });
    await expect(async () => {
      await reader.goto(`/board?q=${encodeURIComponent(title.replace('콩금', 'ㅋㄱ'))}`);
      await expect(found).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await guest.close();

    await page.goto('/board');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await main(page).getByRole('searchbox').fill(title);
    await main(page).getByRole('searchbox').press('Enter');
    await expect(main(page)).toContainText(/이 기기에 있는 글 \d+개에서 찾았어요/);
    await expect(main(page).getByRole('link', { name: title })).toBeVisible();
    await context.setOffline(false);
  });
});

test('writing asks a guest to sign in, and a search can be cleared', async ({ page }) => {
  await page.goto('/board/new');
  await expect(main(page).getByRole('link', { name: '로그인' })).toBeVisible();
  await page.goto('/board?q=없는말없는말');
  await expect(main(page)).toContainText('찾지 못했어요');
  await main(page).getByRole('button', { name: '검색 지우기' }).last().click();
  await expect(page).toHaveURL(/\/board$/);
});

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { controlled, log, serverTexts } from '#tests/support/e2e/conversation.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

const main = (page: Page) => page.getByRole('main');
const firstItem = (page: Page) => main(page).getByRole('listitem').first();
const newestWord = (page: Page) => log(page).getByRole('listitem').last();
const ROOM = '/chat/ring-1_demo-buyer_demo-seller';
const RING = '/product/baby-ring-1';

interface Screen {
  readonly path: string;
  /** Something that only the data can show. */
  readonly content: (page: Page) => Locator;
}

const SCREENS: readonly Screen[] = [
  {
    path: '/',
    content: (page) => page.getByRole('list', { name: '새로 올라온 금' }).getByRole('link').first(),
  },
  { path: '/trade', content: (page) => main(page).getByRole('article').first() },
  { path: RING, content: (page) => page.getByRole('heading', { level: 1 }) },
  { path: '/favorites', content: firstItem },
  { path: '/goldbar-fee', content: (page) => main(page).getByRole('rowheader').first() },
  { path: '/stores', content: firstItem },
  { path: '/board', content: firstItem },
  { path: '/chat', content: firstItem },
  // Its newest word: which row of the others is drawn first is for the list to decide.
  { path: ROOM, content: newestWord },
  { path: '/notifications', content: firstItem },
  { path: '/my-exchanges', content: firstItem },
  { path: '/my-orders', content: firstItem },
  { path: '/transactionReviews/demo-seller', content: (page) => page.getByRole('heading', { level: 1 }) },
];

/** What a screen says first, without what grows old by itself. */
const wordsOf = async (content: Locator): Promise<string> =>
  (await content.innerText())
    .split(/[\n\t]/)
    .find((line) => line.trim() !== '' && !/전$|^어제$/.test(line)) ?? '';

const idIn = (path: string) => path.replace('/chat/', '');
const lastWordIn = async (path: string) => (await serverTexts({ chatId: idIn(path) })).at(-1) ?? '';

async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('every screen that was visited opens from a cold start without network, at its address, and says as of when', async ({
  page,
  context,
}) => {
  await signInAs(page, demoAccounts.buyer);
  await controlled(page);
  const seen: (Screen & { readonly words: string })[] = [];
  const visit = async (screen: Screen) => {
    await page.goto(screen.path);
    await expect(screen.content(page)).toBeVisible();
    await expect(screen.content(page)).not.toHaveText('');
    const words = screen.path === ROOM ? await lastWordIn(ROOM) : await wordsOf(screen.content(page));
    await expect(screen.content(page)).toContainText(words);
    seen.push({ ...screen, words });
  };
  for (const screen of SCREENS) await visit(screen);
  await page.goto('/board');
  const post = await main(page).getByRole('listitem').getByRole('link').first().getAttribute('href');
  // Until the post is there its heading says what it is.
  const itsTitle = (shown: Page) =>
    shown.getByRole('heading', { level: 1 }).filter({ hasNotText: /^게시글$/ });
  await visit({ path: post ?? '', content: itsTitle });
  // The picture is on the device once it has been drawn.
  await page.goto(RING);
  await expect.poll(() => picturesDrawn(page)).toBeGreaterThan(0);

  await context.setOffline(true);
  for (const { path, content, words } of seen) {
    const cold = await coldStart(context, path);
    // All of them are looked at, whichever fails.
    await expect.soft(content(cold), path).toContainText(words);
    await expect
      .soft(cold.getByRole('status').first(), path)
      .toContainText(/오프라인 상태입니다\. 저장된 정보를 보여드립니다\..*마지막 연결/s);
    if (path === RING) {
      await expect.soft(main(cold), path).toContainText(/에 저장된 상품 정보예요\./);
      await expect.poll(() => picturesDrawn(cold)).toBeGreaterThan(0);
    }
    if (path === ROOM) await expect.soft(newestWord(cold)).toBeInViewport();
  }
  await context.setOffline(false);
});

test('a synced conversation opens without network back to its first word, and a room that was never opened opens too, whole', async ({
  page,
  context,
}) => {
  await signInAs(page, demoAccounts.buyer);
  await controlled(page);
  await page.goto('/chat');
  const newest = page.getByRole('list', { name: '대화 목록' }).locator(`a:not([href="${ROOM}"])`).first();
  const neverOpened = (await newest.getAttribute('href')) ?? '';
  await page.goto(ROOM);
  await toTheBeginning(page);
  // Rooms are brought up to date behind the list, one after the other.
  const said = await serverTexts({ chatId: idIn(neverOpened) });
  await expect.poll(() => messagesOf(page, idIn(neverOpened))).toBe(said.length);

  await context.setOffline(true);
  const cold = await coldStart(context, ROOM);
  await toTheBeginning(cold);
  const other = await coldStart(context, neverOpened);
  await expect(newestWord(other)).toContainText(said.at(-1) ?? '');
  await context.setOffline(false);
});

/** Of somebody who has none of them: what each says once the server has said so. */
const EMPTY = [
  ['/favorites', '관심상품이 없어요'],
  ['/chat', '아직 대화가 없어요'],
  ['/notifications', '아직 알림이 없어요'],
  ['/my-exchanges', '아직 신청한 교환이 없어요'],
  ['/my-orders', '구매한 상품이 없어요'],
] as const;

test('a list that is known to be empty says so without network; one that the server was never asked for does not', async ({
  page,
  context,
}) => {
  const person = await newPerson('empty');
  await signInAs(page, person);
  await controlled(page);
  for (const [path, words] of EMPTY) {
    await page.goto(path);
    await expect(main(page), path).toContainText(words);
  }
  await context.setOffline(true);
  for (const [path, words] of EMPTY) {
    const cold = await coldStart(context, path);
    await expect(main(cold), path).toContainText(words);
  }
  await forgetPulls(context.pages()[0] ?? page, person.uid);
  for (const [path, words] of EMPTY) {
    const cold = await coldStart(context, path);
    await expect(main(cold).getByRole('button', { name: '다시 시도' }), path).toBeVisible();
    await expect(main(cold), path).not.toContainText(words);
  }
  const review = await coldStart(context, '/transactionReview?orderId=unknown');
  await expect(main(review)).toContainText('오프라인 상태라 불러올 수 없습니다.');
  await context.setOffline(false);
  await expect(main(review)).toContainText('거래를 찾을 수 없어요.');
});

/** As a device is on which the listeners have not been answered yet. */
const forgetPulls = (page: Page, uid: string): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const emptying = opening.result.transaction('meta', 'readwrite');
          emptying.objectStore('meta').delete(IDBKeyRange.bound('pulled:', 'pulled;'));
          emptying.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    `geumnaru-${uid}`,
  );

/** Scrolls back for as long as there is more. */
const toTheBeginning = (page: Page): Promise<void> =>
  expect(async () => {
    await log(page).evaluate((shown) => {
      for (let box: Element | null = shown; box; box = box.parentElement) box.scrollTop = 0;
    });
    await expect(page.getByText('대화의 시작이에요.')).toBeVisible({ timeout: 2_000 });
  }).toPass();

const picturesDrawn = (page: Page): Promise<number> =>
  main(page)
    .locator('img')
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );

const messagesOf = (page: Page, chatId: string): Promise<number> =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('geumnaru-demo-buyer');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('messages').objectStore('messages').getAll();
          all.addEventListener('success', () => {
            const rows: readonly { readonly chatId: string }[] = all.result;
            resolve(rows.filter((row) => row.chatId === id).length);
            opening.result.close();
          });
        });
      }),
    chatId,
  );

import type { Page } from '@playwright/test';
import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { productPageText } from '#i18n/ko/product.ts';
import type { Order } from '#domain/order/order.ts';
import { fromGrams, millis, won } from '#domain/units.ts';
import { chatId, orderId, productId, userId } from '#tests/support/domain-fixtures.ts';
import { freshEmail, mailsTo } from '#tests/support/e2e/auth-emulator.ts';
import { given, newTalk, openRoom, say, SELLER } from '#tests/support/e2e/conversation.ts';
import { act, ask, card, desk, open, sheet } from '#tests/support/e2e/exchange-desk.ts';
import { idsWhere } from '#tests/support/e2e/firestore-emulator.ts';
import { demoAccounts, DEMO_PASSWORD } from '#scripts/lib/demo-accounts.mjs';
import { expect, test, WITH_MOTION, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { fillRegistration, pressRegister } from '#tests/support/e2e/registration.ts';
import { list } from '#tests/support/e2e/selling.ts';
import { orderDocument } from '#tests/support/firestore-documents.ts';
import { expectSaidOnce, stilled, tremble } from '#tests/support/e2e/trembling.ts';

test.use({ ...WITHOUT_WORKER, ...WITH_MOTION });

// Every button that sends is pressed twice, 0 to 400 ms apart, and one thing is there in the end.

const main = (page: Page) => page.getByRole('main');
const compose = async (page: Page, what: string) => {
  await page.getByRole('button', { name: /^약속(·가격)? 제안$/ }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
};

test('whoever presses twice has written, listed, reported and said one thing each', async ({ page }) => {
  const { uid, email } = await newPerson('twice');
  await tremble(page);
  await signInAs(page, { email });

  await page.goto('/board/new');
  const title = unique('한 번만 쓴 글 ');
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('내용').fill('두 번 눌렀어요');
  await main(page).getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByLabel('댓글 쓰기').fill('한 번만 쓴 댓글');
  await main(page).getByRole('button', { name: '등록' }).click();
  // The box holds the same words; once it is empty they are on the disk.
  await expect(page.getByLabel('댓글 쓰기')).toHaveValue('');
  await expect(main(page).getByText('한 번만 쓴 댓글')).toHaveCount(1);

  await page.goto('/product/goldbar-1');
  await main(page).getByRole('button', { name: '신고', exact: true }).click();
  await page.getByLabel('그 밖의 이유').check();
  await page.getByRole('button', { name: '신고하기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const talk = await newTalk(uid);
  await openRoom(page, talk);
  await say(page, '한 번만 한 말');
  await compose(page, '가격 제안');
  await page.getByLabel('제안할 가격').fill('900,000');
  await page.getByRole('button', { name: '제안 보내기' }).click();
  await expect(page.getByRole('log')).toContainText('900,000원');
  await compose(page, '약속 잡기');
  const sheet = page.getByRole('dialog', { name: '약속 잡기' });
  await sheet.getByRole('button', { name: '약속 보내기' }).click();
  // What is missing first has the focus, and the fields of one moment are one group.
  const when = sheet.getByRole('group', { name: '약속 시간' });
  await expect(when.getByLabel('날짜')).toBeFocused();
  // The second press of what was refused: left to come when it likes, it would send the filled form.
  await stilled(page);
  await when.getByLabel('날짜').fill('2099-12-31');
  await when.getByLabel('시간').fill('15:00');
  await sheet.getByLabel('장소').fill('종로3가역 9번 출구');
  await sheet.getByRole('button', { name: '약속 보내기' }).click();
  await expect(page.getByRole('log')).toContainText('종로3가역 9번 출구');

  await list(page, { title: unique('한 번만 올린 반지 '), price: '600000' });

  const [post] = await idsWhere('posts', 'authorId', uid);
  const once = { posts: 1, comments: 1, reports: 1, products: 1, said: 3 };
  await expect
    .poll(async () => ({
      posts: (await idsWhere('posts', 'authorId', uid)).length,
      comments: (await idsWhere('comments', 'authorId', uid, `/posts/${post}`)).length,
      reports: (await idsWhere('reports', 'reporterId', uid)).length,
      products: (await idsWhere('products', 'sellerId', uid)).length,
      said: (await idsWhere('messages', 'sender', uid, `/chats/${talk.chatId}`)).length,
    }))
    .toEqual(once);
});

test('an exchange that is asked for, agreed on and called off with two presses each moves once each', async ({
  page,
  browser,
}) => {
  const { uid, email } = await newPerson('twice');
  await tremble(page);
  await signInAs(page, { email });
  const requestNo = await ask(page);
  const admin = await desk(browser);
  await tremble(admin.page);
  await open(admin.page, requestNo);
  await act(admin.page, '예약 확정');
  await act(admin.page, '예약 확정');
  await expect(card(page, requestNo)).toContainText('예약 확정');
  await card(page, requestNo).getByRole('button', { name: '교환 취소' }).click();
  await sheet(page).getByLabel('취소 사유').fill('한 번만 취소해요');
  await act(page, '취소하기');
  await expect(card(page, requestNo)).toContainText('취소된 교환이에요.');

  const [id, ...others] = await idsWhere('goldExchanges', 'userId', uid);
  expect(others).toEqual([]);
  await expect.poll(() => idsWhere('events', 'by', uid, `/goldExchanges/${id}`)).toHaveLength(2);
  expect(await idsWhere('events', 'by', admin.person.uid, `/goldExchanges/${id}`)).toHaveLength(1);
  await admin.context.close();
});

test('who signs up with two presses is one member, with one mail', async ({ page }) => {
  const email = freshEmail('twice');
  await tremble(page);
  await page.goto('/register');
  await fillRegistration(page, email);
  await pressRegister(page);
  await expect(page).toHaveURL(/\/verify-email/);
  expect(await mailsTo(email, 'VERIFY_EMAIL')).toHaveLength(1);
});

/** A deal with the seed's seller that is done and has no review. */
async function aDeal(buyer: string): Promise<Order> {
  const talk = await newTalk(buyer);
  const order: Order = {
    id: orderId(unique('deal')),
    productId: productId(talk.productId),
    snapshot: { title: '순금 반지', purity: '24K', weight: fromGrams(3.75), thumbUrl: '' },
    buyerId: userId(buyer),
    sellerId: userId(SELLER),
    chatId: chatId(talk.chatId),
    agreedPrice: won(5_000_000),
    method: 'meet',
    status: 'completed',
    createdAt: millis(Date.now() - 60_000),
    completedAt: millis(Date.now() - 30_000),
    reviewedBy: [],
  };
  await given(`orders/${order.id}`, encodeFields(orderDocument(order)));
  return order;
}

test('a review that is sent with two presses is one', async ({ page }) => {
  const { uid, email } = await newPerson('twice');
  const order = await aDeal(uid);
  await tremble(page);
  await signInAs(page, { email });
  await page.goto(`/transactionReview?orderId=${order.id}`);
  await page.getByLabel('최고예요').check();
  await page.getByLabel('후기', { exact: true }).fill('한 번만 남긴 후기');
  await main(page).getByRole('button', { name: '후기 남기기' }).click();
  await expect(main(page)).toContainText('후기를 남겼습니다.');
  await stilled(page);
  await expect.poll(() => idsWhere('reviews', 'reviewerId', uid)).toEqual([`${order.id}_${uid}`]);
  await expect(main(page)).toContainText('후기를 남겼습니다.');
});

test('one’s own name and password are saved once, and nobody is told of a second press', async ({ page }) => {
  const { email } = await newPerson('twice');
  const sent = { names: 0, passwords: 0 };
  page.on('request', (request) => {
    const words = request.postData() ?? '';
    if (request.url().endsWith(':commit') && words.includes('한번금이')) sent.names += 1;
    if (request.url().includes('accounts:update') && words.includes('silver5678')) sent.passwords += 1;
  });
  await tremble(page);
  await signInAs(page, { email });
  await page.goto('/profile');
  await page.getByLabel('닉네임').fill('한번금이');
  await main(page).getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('내 정보를 저장했습니다.')).toBeVisible();
  await expectSaidOnce(page, '내 정보를 저장했습니다.');

  await page.getByLabel('현재 비밀번호').fill(DEMO_PASSWORD);
  await page.getByLabel('새 비밀번호').fill('silver5678');
  await main(page).getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(page.getByText('비밀번호를 변경했습니다.')).toBeVisible();
  await stilled(page);
  await expect(main(page).getByText('현재 비밀번호를 입력해주세요.')).toHaveCount(0);
  // An empty form is told what is missing as soon as something else has been typed into it.
  await page.getByLabel('새 비밀번호').fill('x');
  await main(page).getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(main(page).getByText('현재 비밀번호를 입력해주세요.')).toBeVisible();
  expect(sent).toEqual({ names: 1, passwords: 1 });
});

test('a listing that is tapped twice is opened, and nothing on it', async ({ page }) => {
  await page.goto('/trade');
  const row = main(page)
    .getByRole('link', { name: /순금 콩알/ })
    .first();
  await row.waitFor();
  const heard = page.evaluate(pressAsSoonAsThere, { label: productPageText.gallery.open(1), afterMs: 100 });
  await row.click();
  expect(await heard, 'the second half of the tap, which falls on the picture').toBe(false);
  await main(page)
    .getByRole('button', { name: productPageText.gallery.open(1) })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a visitor who taps a place for members twice stands at the login, and Back leads to where the tap was', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let taps = 0; taps < 3; taps += 1) {
    await page.getByRole('link', { name: '등록', exact: true }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fsell$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  }
  const places = page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link');
  // Faster than the login comes, which has no such menu.
  await places.evaluateAll(async (links) => {
    for (const path of ['/profile', '/gold-exchange', '/notifications']) {
      const link = links.find((one) => one.getAttribute('href') === path);
      if (link instanceof HTMLElement) link.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotifications$/);
});

test('who has yet to verify their address and taps one place for members after another stands there once', async ({
  page,
}) => {
  await signInAs(page, demoAccounts.unverified);
  await page.goto('/terms');
  const places = page.getByRole('navigation', { name: '하단 메뉴' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('약관 및 정책');
  for (const name of ['채팅', '골드바 교환', '채팅']) {
    await places.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/verify-email\?redirect=/);
    await expect(heading).toHaveText('이메일 인증');
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('who taps the way to the verification before a place for members has led there leaves it by one step back', async ({
  page,
}) => {
  await signInAs(page, demoAccounts.unverified);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/terms');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('약관 및 정책');
  await page.getByRole('banner').getByRole('link').evaluateAll(overtake, ['/my-exchanges', '/verify-email']);
  await expect.poll(() => page.evaluate(() => window.navigation.currentEntry?.index)).toBe(3);
  await expect(heading).toHaveText('이메일 인증');
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(heading).toHaveText('약관 및 정책');
});

/** Runs in the page: presses a link, and another one as soon as the first is in the history. */
function overtake(links: readonly Element[], [first, second]: readonly string[]): void {
  const press = (path: string | undefined) => {
    const link = links.find((one) => one.getAttribute('href') === path);
    if (link instanceof HTMLElement) link.click();
  };
  window.navigation.addEventListener('currententrychange', () => setTimeout(() => press(second)), {
    once: true,
  });
  press(first);
}

/** Runs in the page: the second press of a double tap, on what has just come; says whether anything heard it. */
function pressAsSoonAsThere({ label, afterMs }: { label: string; afterMs: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector(`button[aria-label="${label}"]`);
      if (!button) return;
      observer.disconnect();
      let isHeard = false;
      button.addEventListener('click', () => {
        isHeard = true;
      });
      setTimeout(() => {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
        resolve(isHeard);
      }, afterMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

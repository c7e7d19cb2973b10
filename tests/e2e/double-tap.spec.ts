import type { Page } from '@playwright/test';
import { freshEmail, mailsTo } from '#tests/support/e2e/auth-emulator.ts';
import { newTalk, openRoom, say } from '#tests/support/e2e/conversation.ts';
import { act, ask, card, desk, open, sheet } from '#tests/support/e2e/exchange-desk.ts';
import { idsWhere } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { fillRegistration, pressRegister } from '#tests/support/e2e/registration.ts';
import { list } from '#tests/support/e2e/selling.ts';
import { tremble } from '#tests/support/e2e/trembling.ts';

// Every button that sends is pressed twice, 0 to 400 ms apart, and one thing is there in the end.

const main = (page: Page) => page.getByRole('main');
const compose = async (page: Page, what: string) => {
  await page.getByRole('button', { name: '약속·가격 제안' }).click();
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
  await page.getByLabel('제안할 가격').fill('4,800,000');
  await page.getByRole('button', { name: '제안 보내기' }).click();
  await expect(page.getByRole('log')).toContainText('4,800,000원');
  await compose(page, '약속 잡기');
  const sheet = page.getByRole('dialog', { name: '약속 잡기' });
  await sheet.getByRole('button', { name: '약속 보내기' }).click();
  // What is missing first has the focus, and the fields of one moment are one group.
  const when = sheet.getByRole('group', { name: '약속 시간' });
  await expect(when.getByLabel('날짜')).toBeFocused();
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

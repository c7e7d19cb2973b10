import type { Page } from '@playwright/test';
import { composer, controlled, log, say } from '#tests/support/e2e/conversation.ts';
import { idsWhere, numbersOf, storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { loadAnew, overlaysLeft } from '#tests/support/e2e/overlays.ts';
import { browserOf, newPerson, signInAs } from '#tests/support/e2e/people.ts';
import {
  addressOf,
  choosePhotos,
  expectDraftKept,
  fillSpecs,
  finish,
  manage,
  publish,
} from '#tests/support/e2e/selling.ts';

test.use(WITHOUT_WORKER);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => main(page).getByRole('button', { name: '다음', exact: true }).click();
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const fresh = (words: string) => unique(`${words} `);

async function review(page: Page, rating: string, tag: string, words: string): Promise<void> {
  await expect(heading(page)).toHaveText('거래 후기');
  await page.getByLabel(rating).check();
  await main(page).getByRole('button', { name: tag }).click();
  await page.getByLabel('후기', { exact: true }).fill(words);
  await main(page).getByRole('button', { name: '후기 남기기' }).click();
  await expect(main(page)).toContainText('후기를 남겼습니다.');
}

test('a ring is listed, talked about, reserved, sold, and reviewed from both sides', async ({
  page: seller,
  browser,
}) => {
  const [owner, customer] = [await newPerson('seller'), await newPerson('buyer')];
  const offer = { title: fresh('18K 민자 반지'), price: '600000' };
  await signInAs(seller, owner);

  // Listed, with a draft that outlives a reload in the middle.
  await seller.goto('/sell');
  await choosePhotos(seller, 2);
  await main(seller).getByRole('button', { name: '사진 2 대표로 설정' }).click();
  await next(seller);
  await fillSpecs(seller, offer);
  await expectDraftKept(seller);
  await loadAnew(seller);
  await expect(seller.getByLabel('제목')).toHaveValue(offer.title);
  await expect(seller.getByLabel('중량')).toHaveValue('3.75');
  await next(seller);
  await expect(main(seller)).toContainText('금 시세 기준 가치');
  await expect(main(seller)).toContainText('603,000원');
  await finish(seller, offer);
  const path = await addressOf(seller, offer.title);

  // Seen and asked about by somebody else.
  const { page: buyer, context } = await browserOf(browser, customer);
  await buyer.goto(path);
  await expect(heading(buyer)).toHaveText(offer.title);
  await expect(main(buyer)).toContainText('600,000원');
  await expect(main(buyer)).toContainText('적정 범위');
  // A look of a second, counted without the listing being called changed.
  await expect
    .poll(() => numbersOf(path.replace('/product', 'listingCards')))
    .toMatchObject({ viewCount: 1 });
  await buyer.getByRole('button', { name: '문의하기' }).click();
  await composer(buyer).waitFor();
  await say(buyer, '아직 있나요?');
  const room = new URL(buyer.url()).pathname;

  // Reserved in the conversation, for less than was asked.
  await seller.goto('/chat');
  await main(seller)
    .getByRole('link', { name: new RegExp('아직 있나요') })
    .or(main(seller).locator(`a[href="${room}"]`))
    .first()
    .click();
  await expect(log(seller)).toContainText('아직 있나요?');
  const progress = seller.getByRole('group', { name: '거래 진행' });
  await progress.getByRole('button', { name: '예약하기' }).click();
  const sheet = seller.getByRole('dialog', { name: '예약하기' });
  await sheet.getByLabel('거래 금액').fill('590000');
  await sheet.getByRole('button', { name: '예약하기' }).click();
  await expect(progress.getByRole('button', { name: '예약 취소' })).toBeVisible();

  await buyer.goto('/my-orders');
  await expect(main(buyer).getByRole('tabpanel')).toContainText('예약중');
  await expect(main(buyer).getByRole('tabpanel')).toContainText('590,000원');

  // Called off and reserved anew from one's own listings.
  await seller.goto('/my-products');
  await tab(seller, '예약중').click();
  await manage(seller, offer.title, '예약 취소하고 판매중으로 변경');
  await seller.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click();
  await expect(tab(seller, '판매중')).toContainText('1');
  await tab(seller, '판매중').click();
  await manage(seller, offer.title, '예약중으로 변경');
  const again = seller.getByRole('dialog', { name: '예약하기' });
  await again.getByRole('button', { name: '예약하기' }).click();
  await expect(again).toContainText('구매자를 선택해주세요.');
  await again.getByLabel('buyer').check();
  await expect(again.getByLabel('직거래')).toBeChecked();
  await again.getByLabel('택배 거래').check();
  await again.getByRole('button', { name: '예약하기' }).click();
  await expect(again).toBeHidden();
  await tab(seller, '예약중').click();
  await addressOf(seller, offer.title);

  // Completed in the conversation.
  await seller.goto(room);
  await progress.getByRole('button', { name: '거래완료' }).click();
  const last = seller.getByRole('dialog', { name: '거래완료' });
  await expect(last.getByLabel('택배 거래')).toBeChecked();
  await last.getByRole('button', { name: '거래완료' }).click();
  // The seller's word alone is no deal: it waits for the buyer's.
  await expect(main(seller)).toContainText('구매자의 거래 확정을 기다리고 있어요.');
  await buyer.goto(room);
  for (const side of [seller, buyer]) await expect(side.locator('summary')).toContainText('거래완료');
  await buyer.goto('/my-orders');
  const waiting = main(buyer).getByRole('listitem').filter({ hasText: '확정 대기' });
  await waiting.getByRole('button', { name: '거래 확정' }).click();
  await expect(main(seller)).toContainText('거래가 완료되었어요.');

  // An order with its receipt on both sides, and a review from each.
  await buyer.goto('/my-orders');
  const bought = main(buyer).getByRole('listitem').filter({ hasText: '거래완료' });
  await bought.getByRole('button', { name: '거래 내역' }).click();
  await expect(buyer.getByRole('dialog', { name: '거래 내역' })).toContainText('600,000원');
  await expect(buyer.getByRole('dialog', { name: '거래 내역' })).toContainText('택배 거래');
  await buyer.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await bought.getByRole('link', { name: '후기 쓰기' }).click();
  await review(buyer, '최고예요', '친절해요', '<b>저울로 같이 재 봤어요</b>');

  await main(seller).getByRole('link', { name: '후기 쓰기' }).click();
  await review(seller, '좋아요', '응답이 빨라요', '약속을 잘 지켜 주셨어요');
  await seller.goto('/my-orders');
  await tab(seller, '판매').click();
  const sold = main(seller).getByRole('listitem').filter({ hasText: '거래완료' });
  await expect(sold).toContainText('후기 작성 완료');
  await sold.getByRole('button', { name: '거래 내역' }).click();
  await expect(seller.getByRole('dialog', { name: '거래 내역' })).toContainText('600,000원');

  // What the server has made of it, as anybody sees it.
  await expect.poll(() => numbersOf(`profiles/${owner.uid}`)).toMatchObject({ reviewCount: 1, dealCount: 1 });
  await expect
    .poll(() => numbersOf(`profiles/${customer.uid}`))
    .toMatchObject({ reviewCount: 1, dealCount: 1 });
  // Another phone of the buyer's knows of the review, and offers no second one.
  const other = await browserOf(browser, customer);
  await other.page.goto('/my-orders');
  const there = main(other.page).getByRole('listitem').filter({ hasText: '거래완료' });
  await expect(there).toContainText('후기 작성 완료');
  await expect(there.getByRole('link', { name: '후기 쓰기' })).toHaveCount(0);
  await other.context.close();
  const guest = await browser.newContext({ locale: 'ko-KR' });
  const reader = await guest.newPage();
  await reader.goto(`/transactionReviews/${owner.uid}`);
  await expect(main(reader)).toContainText('거래 1회 · 후기 1개');
  await expect(main(reader)).toContainText('<b>저울로 같이 재 봤어요</b>');
  await expect(main(reader)).toContainText('친절해요');
  await guest.close();

  // Whom it is about may have it looked into.
  await seller.goto(`/transactionReviews/${owner.uid}`);
  await main(seller).getByRole('button', { name: '신고', exact: true }).click();
  await seller.getByLabel('그 밖의 이유').check();
  await seller.getByRole('button', { name: '신고하기' }).click();
  await expect.poll(() => idsWhere('reports', 'reporterId', owner.uid)).toHaveLength(1);
  const [report] = await idsWhere('reports', 'reporterId', owner.uid);
  const [said] = await idsWhere('reviews', 'revieweeId', owner.uid);
  expect(await storedField(`reports/${report}`, 'targetId')).toBe(said);
  await context.close();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a listing written without network waits, arrives, and is then changed, hidden, shown and deleted', async ({
    page,
    context,
  }) => {
    await signInAs(page, await newPerson('offline'));
    await page.goto('/sell');
    await expect(main(page).getByRole('button', { name: '사진 추가' })).toBeVisible();
    await controlled(page);
    await context.setOffline(true);
    const offer = { title: fresh('14K 목걸이'), price: '450000' };
    await loadAnew(page);
    await choosePhotos(page, 1);
    await next(page);
    await fillSpecs(page, offer);
    await next(page);
    await finish(page, offer);
    const waiting = main(page).getByRole('region', { name: '이 기기에서 기다리는 상품' });
    await expect(waiting).toContainText(offer.title);
    await loadAnew(page);
    await expect(waiting).toContainText(offer.title);
    await context.setOffline(false);
    await expect(waiting).toBeHidden();
    const path = await addressOf(page, offer.title);

    await manage(page, offer.title, '수정');
    await next(page);
    await next(page);
    await expect(page.getByLabel('판매 가격')).toHaveValue('450,000');
    await page.getByLabel('판매 가격').fill('430000');
    await next(page);
    await next(page);
    await main(page).getByRole('button', { name: '수정하기' }).click();
    await expect(main(page)).toContainText('상품을 수정했습니다.');
    await main(page).getByRole('link', { name: '내 상품으로' }).click();
    await expect(main(page).getByRole('tabpanel')).toContainText('430,000원');
    await expect(waiting).toBeHidden();

    await manage(page, offer.title, '숨기기');
    await tab(page, '숨김').click();
    await addressOf(page, offer.title);
    await manage(page, offer.title, '다시 보이기');
    await tab(page, '판매중').click();
    await addressOf(page, offer.title);
    await manage(page, offer.title, '삭제');
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(main(page).getByRole('link', { name: offer.title, exact: true })).toHaveCount(0);
    await expect(main(page)).toContainText('판매 중인 상품이 없어요.');
    await overlaysLeft(page);
    await page.goto(path);
    await expect(main(page)).toContainText('상품을 찾을 수 없습니다');
  });
});

test('a listing that is up says so, leads to its page, and the next one begins without its words', async ({
  page,
}) => {
  await signInAs(page, await newPerson('again'));
  const offer = { title: fresh('콩금'), price: '200000' };
  await page.goto('/sell');
  await choosePhotos(page, 1);
  await next(page);
  await fillSpecs(page, offer);
  await next(page);
  await publish(page, offer);
  await expect(main(page)).toContainText('상품을 등록했습니다.');
  const see = main(page).getByRole('link', { name: '상품 보기' });
  const path = (await see.getAttribute('href')) ?? '';
  await main(page).getByRole('button', { name: '하나 더 등록하기' }).click();
  await expect(main(page)).toContainText('0/10');
  await page.goto(path);
  await expect(heading(page)).toHaveText(offer.title);
});

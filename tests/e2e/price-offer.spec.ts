import { emptyRoomOf, roomOf } from '#tests/support/e2e/buyer-room.ts';
import { log, offer, phoneOf, say, serverTexts } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { ageOffers } from '#tests/support/e2e/queue.ts';

test.use(WITHOUT_WORKER);

const OFFER = '[가격 제안] 870,000원';
const HOUR_MS = 3_600_000;

test('a buyer names a price, withdraws one, a wrong one is refused in words, and the seller accepts and reserves at it', async ({
  page,
  browser,
}) => {
  const talk = await emptyRoomOf(page);
  await offer(page, '500');
  await expect(page.getByText('1,000원부터 제안할 수 있습니다.')).toBeVisible();
  await page.getByLabel('제안할 가격').fill('860,000');
  await page.getByRole('button', { name: '제안 보내기' }).click();
  await log(page).getByRole('button', { name: '제안 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '제안 취소' }).click();
  await expect(log(page)).toContainText('취소됨');
  await offer(page, '870,000');
  await expect(log(page)).toContainText('870,000원');
  const withdrawn = ['[가격 제안] 860,000원', '제안을 취소했어요.'];
  await expect.poll(() => serverTexts(talk)).toEqual([...withdrawn, OFFER]);

  const seller = await phoneOf(browser, 'seller');
  await seller.page.goto(talk.path);
  await expect(log(seller.page)).toContainText('가격 제안');
  await expect(log(seller.page)).toContainText('870,000원');
  await expect(log(page)).toContainText('대기 중');
  // A double tap is one answer.
  await seller.page.getByRole('button', { name: '수락', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const sheet = seller.page.getByRole('dialog', { name: '예약하기' });
  await expect(sheet.getByLabel('거래 금액')).toHaveValue('870,000');
  await sheet.getByRole('button', { name: '예약하기' }).click();
  await expect(log(page)).toContainText('수락됨');
  await expect(page.getByText('나와 예약된 상품이에요.')).toBeVisible();
  await expect.poll(() => serverTexts(talk)).toEqual([...withdrawn, OFFER, '제안을 수락했어요.']);
  await seller.context.close();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('an offer is answered by another without network, and the first answer of two devices holds', async ({
    page,
    context,
    browser,
  }) => {
    const talk = await roomOf(page);
    const seller = await phoneOf(browser, 'seller', WITHOUT_WORKER);
    await seller.page.goto(talk.path);
    await log(seller.page).getByText('처음').waitFor();
    await offer(seller.page, '900000');
    await log(page).getByText('900,000원').waitFor();

    await context.setOffline(true);
    await page.getByRole('button', { name: '다시 제안' }).click();
    await page.getByLabel('제안할 가격').fill('850000');
    await page.getByRole('button', { name: '제안 보내기' }).click();
    await expect(log(page)).toContainText('다시 제안됨');
    await context.setOffline(false);
    await expect(log(seller.page)).toContainText('다시 제안됨');

    // The seller declines on two phones at once: one of them only hears of it.
    const second = await phoneOf(browser, 'seller');
    await second.page.goto(talk.path);
    await second.page.getByRole('button', { name: '거절' }).waitFor();
    await second.context.setOffline(true);
    await second.page.getByRole('button', { name: '수락', exact: true }).click();
    await seller.page.getByRole('button', { name: '거절' }).click();
    await expect(log(page)).toContainText('거절됨');
    await second.context.setOffline(false);
    await expect(log(second.page)).toContainText('거절됨');
    await expect(log(second.page)).not.toContainText('수락됨');
    const said = ['처음', '[가격 제안] 900,000원', '[가격 제안] 850,000원', '제안을 거절했어요.'];
    expect(await serverTexts(talk)).toEqual(said);
    await seller.context.close();
    await second.context.close();
  });

  test('an offer that has waited for half a day asks before it goes out, and goes out at its place', async ({
    page,
    context,
  }) => {
    const talk = await roomOf(page);
    await context.setOffline(true);
    await offer(page, '870000');
    await say(page, '생각해 보시고 답 주세요');
    await ageOffers(page, talk.buyer, 13 * HOUR_MS);
    await loadAnew(page);
    await expect(log(page)).toContainText('적은 제안이라 아직 보내지 않았어요.');
    await page.goto('/chat');
    const room = page.getByRole('listitem').filter({ has: page.locator(`a[href="${talk.path}"]`) });
    await expect(room).toContainText('제안 확인 필요');
    await page.goto(talk.path);
    await context.setOffline(false);
    await page.getByRole('button', { name: '지금 보내기' }).click();
    await expect.poll(() => serverTexts(talk)).toEqual(['처음', OFFER, '생각해 보시고 답 주세요']);
    await expect(log(page)).not.toContainText('지금 보낼까요?');
  });
});

import type { Page } from '@playwright/test';
import { emptyRoomOf, roomOf } from '#tests/support/e2e/buyer-room.ts';
import { log, phoneOf, say, serverTexts } from '#tests/support/e2e/conversation.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';
import { ageOffers } from '#tests/support/e2e/queue.ts';

const OFFER = '[가격 제안] 480,000원';
const HOUR_MS = 3_600_000;

async function offer(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: '약속·가격 제안' }).click();
  await page.getByRole('button', { name: '가격 제안', exact: true }).click();
  await page.getByLabel('제안할 가격').fill(price);
  await page.getByRole('button', { name: '제안 보내기' }).click();
}

test('a buyer names a price, a wrong one is refused in words, and the seller sees it', async ({
  page,
  browser,
}) => {
  const talk = await emptyRoomOf(page);
  await offer(page, '500');
  await expect(page.getByText('1,000원부터 제안할 수 있습니다.')).toBeVisible();
  await page.getByLabel('제안할 가격').fill('480,000');
  await page.getByRole('button', { name: '제안 보내기' }).click();
  await expect(log(page)).toContainText('480,000원');
  await expect.poll(() => serverTexts(talk)).toEqual([OFFER]);

  const seller = await phoneOf(browser, 'seller');
  await seller.page.goto(talk.path);
  await expect(log(seller.page)).toContainText('가격 제안');
  await expect(log(seller.page)).toContainText('480,000원');
  await seller.context.close();
});

test('an offer that has waited for half a day asks before it goes out, and goes out at its place', async ({
  page,
  context,
}) => {
  const talk = await roomOf(page);
  await context.setOffline(true);
  await offer(page, '480000');
  await say(page, '생각해 보시고 답 주세요');
  await ageOffers(page, talk.buyer, 13 * HOUR_MS);
  await page.reload();
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

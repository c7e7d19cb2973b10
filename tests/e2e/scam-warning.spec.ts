import type { Page } from '@playwright/test';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { begunRoomOf, roomOf } from '#tests/support/e2e/buyer-room.ts';
import { composer, log, offer, say, serverTexts } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { doubleLetters, readingFaults } from '#tests/support/e2e/reading-faults.ts';
import { sellerSays } from '#tests/support/e2e/seller-says.ts';

test.use(WITH_APP);

const ORDINARY = '네, 있어요. 내일 두 시에 종로3가역에서 뵐까요?';
const DEPOSIT = '예약금 5만원 먼저 보내주셔야 잡아드려요';
const TITLE = '만나기 전에 돈을 요구해요';
const OWN_LINE = '물건을 받기 전에 돈을 요구하는 내용이 있어요.';

const card = (page: Page) => page.getByRole('region', { name: TITLE });
const step = (page: Page) => page.getByRole('alertdialog', { name: TITLE });
const send = (page: Page) => page.getByRole('button', { name: '보내기', exact: true });

async function expectReadable(page: Page): Promise<void> {
  const phone = page.viewportSize() ?? { width: 360, height: 780 };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await readingFaults(page), '320 px').toEqual([]);
  await doubleLetters(page);
  expect(await readingFaults(page), '320 px and 200 %').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(phone);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriersOn(page), colorScheme).toEqual([]);
  }
}

test('a demand for money before the meeting is explained in its room, also without network, until it is put away', async ({
  page,
  context,
}) => {
  const talk = await roomOf(page);
  await sellerSays(talk, ORDINARY);
  await log(page).getByText(ORDINARY).waitFor();
  // An answer leaves once the words before it were looked at.
  await say(page, '네, 좋아요');
  await expect(card(page)).toHaveCount(0);
  await expect.poll(() => serverTexts(talk)).toEqual(['처음', ORDINARY, '네, 좋아요']);

  await sellerSays(talk, DEPOSIT);
  await expect(card(page)).toContainText('예약금이나 수수료를 먼저 받고 사라지는 수법이에요.');
  await expect(card(page)).not.toContainText('이런 점도 함께 보여요');
  await expect(card(page).getByRole('button', { name: '신고', exact: true })).toBeVisible();
  await expect(card(page).getByRole('button', { name: '차단', exact: true })).toBeVisible();
  await expect(page.getByText(OWN_LINE)).toHaveCount(0);
  await expectReadable(page);
  // Below a million won nothing stands before an answer.
  await say(page, '만나서 드릴게요');
  await expect
    .poll(() => serverTexts(talk))
    .toEqual(['처음', ORDINARY, '네, 좋아요', DEPOSIT, '만나서 드릴게요']);

  await context.setOffline(true);
  await loadAnew(page);
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: '이 안내 닫기' }).click();
  await expect(card(page)).toHaveCount(0);
  // What is wrong with the message is left to its own line.
  await expect(page.getByText(OWN_LINE)).toBeVisible();
  await loadAnew(page);
  await expect(page.getByText(OWN_LINE)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test.describe('without the worker', () => {
  test.use(WITHOUT_WORKER);

  test('from a million won on the warning has to be read before an answer, once, and nothing typed is lost', async ({
    page,
  }) => {
    const talk = await begunRoomOf(page);
    await offer(page, '2000000');
    await expect.poll(() => serverTexts(talk)).toEqual(['처음', '[가격 제안] 2,000,000원']);
    await sellerSays(talk, DEPOSIT);
    await expect(card(page)).toBeVisible();

    await composer(page).fill('지금 보낼게요');
    await send(page).press('Enter');
    await expect(step(page)).toContainText('한 푼도 보내지 마세요.');
    await expectReadable(page);
    await page.keyboard.press('Escape');
    await expect(step(page)).toHaveCount(0);
    await expect(composer(page)).toHaveValue('지금 보낼게요');

    await composer(page).fill('만나서 보고 드릴게요');
    await send(page).click();
    await expect(step(page).getByRole('button', { name: '돌아가기' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('만나서 보고 드릴게요');
    await expect(composer(page)).toHaveValue('');
    await loadAnew(page);
    await say(page, '내일 봬요');
    await expect(card(page)).toBeVisible();
    await expect
      .poll(() => serverTexts(talk))
      .toEqual(['처음', '[가격 제안] 2,000,000원', DEPOSIT, '만나서 보고 드릴게요', '내일 봬요']);
  });
});

import type { Page } from '@playwright/test';
import { millis } from '#domain/units.ts';
import { begunRoomOf } from '#tests/support/e2e/buyer-room.ts';
import { commit, log, newTalk, phoneOf, root, SELLER, type Talk } from '#tests/support/e2e/conversation.ts';
import { storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { said, sellerBegins } from '#tests/support/e2e/seller-says.ts';

test.use(WITHOUT_WORKER);

const HOUR_MS = 3_600_000;

/**
 * An appointment of an hour ago on which both had agreed a day before: only so could anybody have come. For a
 * device that has not seen the room: to one that has, its past is settled.
 */
async function missedAppointment(talk: Talk): Promise<string> {
  const id = unique('m');
  const at = millis(Date.now() - HOUR_MS);
  await sellerBegins(talk, '네, 만나서 볼게요', 1);
  await said(talk, {
    sender: talk.buyer,
    content: { kind: 'appointment', appointment: { at, place: '종로3가역 9번 출구', note: '' } },
    id,
  });
  await said(talk, { sender: SELLER, content: { kind: 'answer', verdict: 'accepted' }, id: `${id}-a` });
  const dayBefore = new Date(Date.now() - 24 * HOUR_MS).toISOString();
  await commit(
    [id, `${id}-a`].map((message) => ({
      update: {
        name: `${root}/chats/${talk.chatId}/messages/${message}`,
        fields: { timestamp: { timestampValue: dayBefore } },
      },
      updateMask: { fieldPaths: ['timestamp'] },
    })),
  );
  return id;
}

/** Until a screen is looked at again from the first one on. */
const LOOK = { timeout: 30_000 };
const known = (page: Page) => page.getByRole('list', { name: '회원 정보' }).getByRole('listitem');

test('what is known of a person is the same wherever they are shown', async ({ page, browser }) => {
  const talk = await begunRoomOf(page);
  let facts: readonly string[] = [];
  // Other journeys deal with the same seller, so what is known may grow between two screens.
  await expect(async () => {
    await page.goto(talk.path);
    await page.getByRole('button', { name: '대화 메뉴' }).click();
    await expect(known(page).first()).toHaveText(/^가입 /);
    facts = await known(page).allTextContents();
    expect(facts).toContain('이메일 인증');
    await page.goto(`/product/${talk.productId}`);
    await expect(known(page)).toHaveText(facts, LOOK);
    await page.goto(`/transactionReviews/${SELLER}`);
    await expect(known(page)).toHaveText(facts, LOOK);
  }).toPass();
  const { page: own, context } = await phoneOf(browser, 'seller');
  await own.goto('/profile');
  await expect(known(own).first()).toHaveText(facts[0] ?? '');
  await context.close();
});

test('who did not come is told of once, and answered by the other', async ({ page, browser }) => {
  const buyer = await newPerson('buyer');
  await signInAs(page, buyer);
  const talk = await newTalk(buyer.uid);
  const appointment = await missedAppointment(talk);

  await page.goto(talk.path);
  await log(page).getByRole('button', { name: '상대방이 안 왔어요' }).click();
  await page.getByRole('button', { name: '알리기' }).click();
  await expect(log(page).getByText('상대방이 나오지 않았다고 알렸어요.')).toBeVisible();
  await expect
    .poll(() => storedField(`chats/${talk.chatId}`, 'noShows'))
    .toEqual({ [appointment]: [talk.buyer] });

  // The other side reads it in the same room, and says what they have to say.
  const { page: sellers, context } = await phoneOf(browser, 'seller');
  await sellers.goto(talk.path);
  await log(sellers).getByRole('button', { name: '저는 나갔어요' }).click();
  await sellers.getByRole('alertdialog').getByRole('button', { name: '저는 나갔어요' }).click();
  await expect(log(sellers).getByText('두 분의 이야기가 서로 다르다고 표시돼요.')).toBeVisible();
  await expect(log(page).getByText('두 분의 이야기가 서로 다르다고 표시돼요.')).toBeVisible();
  await context.close();
});

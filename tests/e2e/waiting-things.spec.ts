import { DEMO_PASSWORD } from '#scripts/lib/demo-accounts.mjs';
import { DELIVERY, begunRoomOf, roomOf } from '#tests/support/e2e/buyer-room.ts';
import { log, say, serverTexts } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';

test.use(WITH_APP);

test('/profile lists all that waits with its kind and age, lets go of one, and is empty once the network is back', async ({
  page,
  context,
}) => {
  const talk = await roomOf(page);
  // The server has it a moment before this device knows.
  await expect(log(page).getByText(/전송 대기 중|전송 중/)).toHaveCount(0);
  await page.goto(`/product/${talk.productId}`);
  const favorite = page.getByRole('button', { name: /^관심 등록/ }).first();
  await favorite.waitFor();
  await context.setOffline(true);
  await favorite.click();
  // A heart that is filled is on the disk; what is not filled yet was not promised.
  await expect(page.getByRole('button', { name: /^관심 해제/ }).first()).toBeVisible();
  await page.goto(talk.path);
  await say(page, '남길 말', '지울 말');

  await page.goto('/profile');
  const waiting = page.getByRole('list', { name: '보내지 못한 내용' });
  await expect(page.getByText('전송 대기 3개')).toBeVisible();
  await expect(waiting).toContainText('관심 등록');
  await expect(waiting).toContainText('남길 말');
  await expect(waiting).toContainText(/전송 대기 중 · (?:방금 전|\d+분 전)/);
  await page.getByRole('button', { name: '삭제: 지울 말' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('전송 대기 2개')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('보내지 못한 내용이 없어요.')).toBeVisible();
  await expect.poll(() => serverTexts(talk)).toEqual(['처음', '남길 말']);
});

test.describe('without the worker', () => {
  test.use(WITHOUT_WORKER);

  test('a sign-in that the server takes no more is said where something waits, and another one sends it', async ({
    page,
    faults,
  }) => {
    const talk = await begunRoomOf(page);
    await faults.add({ ...DELIVERY, action: { kind: 'status', status: 401 } });
    await say(page, '하나');
    await expect(log(page)).toContainText('로그인이 만료되어 보내지 못하고 있어요.');
    await log(page).getByRole('button', { name: '다시 로그인' }).click();
    await expect(page).toHaveURL(/\/login/);
    await faults.clear();
    await page.getByLabel('이메일').fill(`${talk.buyer.toLowerCase()}@example.com`);
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
    await expect(page).toHaveURL(new RegExp(talk.path));
    await expect.poll(() => serverTexts(talk)).toEqual(['처음', '하나']);
    await expect(log(page)).not.toContainText('로그인이 만료되어');
  });
});

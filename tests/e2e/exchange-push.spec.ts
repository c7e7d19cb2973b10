import { expect, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { act, ask, desk, measure, open, sheet } from '#tests/support/e2e/exchange-desk.ts';
import { pushesTo, test, visit } from '#tests/support/e2e/push-journey.ts';

// The same journey as seen by a customer whose phone is registered: what the desk does arrives as a push, and
// where the app is looked at as a toast.

/** The desk's: the customer has a phone. */
test.use(WITHOUT_WORKER);

test('each step of the desk reaches the customer’s open page as one push and one toast', async ({
  member,
  browser,
}) => {
  const { page, phone } = member;
  const requestNo = await ask(page);
  await visit(page, '/favorites');
  const admin = await desk(browser);
  await open(admin.page, requestNo);
  const toast = (title: string) =>
    page.getByRole('region', { name: '알림 메시지' }).getByRole('button', { name: new RegExp(title) });
  const told = async (count: number, title: string) => {
    // The live data or the push tells it, whichever is first; it stays while a pointer is on it, and the
    // other adds none.
    const held = toast(title).hover();
    const push = (await pushesTo(member, count)).at(-1) ?? {};
    expect(push['body']).toContain(requestNo);
    await phone.receive(push);
    await held;
    await expect(toast(title)).toHaveCount(1);
  };

  await act(admin.page, '예약 확정');
  await act(admin.page, '예약 확정');
  await told(1, '예약이 확정되었습니다!');

  await act(admin.page, '교환 시작');
  await measure(admin.page, '3.75');
  await act(admin.page, '교환 시작');
  await told(2, '교환이 진행 중입니다');

  await act(admin.page, '교환 완료');
  await sheet(admin.page).getByLabel('영수증 번호').fill('R-7');
  await act(admin.page, '교환 완료');
  await told(3, '교환이 완료되었습니다!');
  await toast('교환이 완료되었습니다!').click();
  await expect(page).toHaveURL(/\/my-exchanges/);
  await expect(page.getByRole('article', { name: requestNo })).toContainText('교환 완료');
  await admin.context.close();
});

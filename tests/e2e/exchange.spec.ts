import { exchangeId, userId } from '#tests/support/domain-fixtures.ts';
import { givenAccount } from '#tests/support/e2e/account.ts';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { controlled } from '#tests/support/e2e/conversation.ts';
import {
  act,
  ask,
  card,
  cutOff,
  desk,
  fillRequest,
  givenExchange,
  main,
  measure,
  next,
  open,
  sheet,
} from '#tests/support/e2e/exchange-desk.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { newPerson, setAdmin, signInAs } from '#tests/support/e2e/people.ts';

test.use(WITHOUT_WORKER);

test('from request to completion, on two screens at once', async ({ page, browser }) => {
  await signInAs(page, await newPerson('customer'));
  const requestNo = await ask(page);
  const admin = await desk(browser);
  await open(admin.page, requestNo);
  // Typed without hyphens, read with them.
  await expect(sheet(admin.page).getByRole('link', { name: '010-1234-5678' })).toBeVisible();

  await act(admin.page, '예약 확정');
  await act(admin.page, '예약 확정');
  await expect(card(page, requestNo)).toContainText('예약 확정');
  await expect(card(page, requestNo)).toContainText('신분증을 꼭 가져와 주세요.');
  await expect(card(page, requestNo).locator('[aria-current=step]')).toContainText('예약');

  await act(admin.page, '교환 시작');
  await act(admin.page, '교환 시작');
  // Nothing is taken for measured that nobody has measured: the customer's word stands beside it.
  const checked = sheet(admin.page).getByLabel('신분증을 확인했습니다');
  await expect(checked).toHaveAccessibleDescription('신분 확인을 먼저 해주세요.');
  await expect(checked).toBeFocused();
  await expect(sheet(admin.page)).toContainText('고객이 적은 내용: 18K · 3.75g (1돈) × 5개');
  const weight = sheet(admin.page).getByLabel('중량 (g)');
  await expect(weight).toHaveValue('');
  await expect(weight).toHaveAccessibleDescription('측정한 중량을 입력해주세요.');
  await measure(admin.page, '3.74');
  await act(admin.page, '교환 시작');
  await expect(card(page, requestNo)).toContainText('교환 진행중');

  // Somewhere else the customer hears of it by the badge, and looking takes the badge away.
  await page.goto('/notifications');
  await act(admin.page, '교환 완료');
  await expect(sheet(admin.page).getByLabel('최종 순금량 (g)')).toHaveValue('14.025');
  await sheet(admin.page).getByLabel('영수증 번호').fill('R-1042');
  await act(admin.page, '교환 완료');
  await expect(sheet(admin.page)).toContainText('더 할 수 있는 작업이 없어요.');
  await expect(
    sheet(admin.page).getByRole('region', { name: '처리 기록' }).getByRole('listitem'),
  ).toHaveCount(4);
  await page.goto('/my-exchanges');
  await expect(card(page, requestNo)).toContainText('교환 완료');
  // The browser's own dialog is nobody's to press here; what it would put on paper is looked at.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await card(page, requestNo).getByRole('button', { name: '영수증 인쇄' }).click();
  const receipt = page.getByText('골드바 교환 영수증', { exact: true });
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByText('R-1042')).toHaveCount(2);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await admin.context.close();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a request typed offline waits, and goes out by itself', async ({ page, context }) => {
    await signInAs(page, await newPerson('customer'));
    // What the next screen is made of is on the device by then.
    await controlled(page);
    await fillRequest(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: '신청하기' }).click();
    await expect(page).toHaveURL(/\/my-exchanges/);
    await expect(main(page)).toContainText(/전송 대기 중|전송 중/);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /^GN-/ })).toBeVisible();
    await expect(main(page)).not.toContainText('전송 대기 중');
  });
});

test('the draft survives a reload, and each step says what is wrong', async ({ page }) => {
  await signInAs(page, await newPerson('customer'));
  await page.goto('/goldbar-fee');
  await page.getByLabel('무게').fill('10');
  await page.getByRole('link', { name: '이 무게로 교환 신청' }).click();
  await page.getByLabel('무게').fill('abc');
  await next(page);
  await expect(page.getByText('0보다 크고 100kg 이하인 무게를 입력해주세요. 예: 3.75')).toBeVisible();
  // A purity that nobody has said is not taken for pure gold.
  await expect(page.getByLabel('순도')).toBeFocused();
  await page.getByLabel('순도').selectOption('24K');
  await page.getByLabel('무게').fill('2');
  await next(page);
  const unit = page.getByRole('group', { name: '단위' }).getByRole('button', { name: '돈' });
  const asTyped = async () => {
    await expect(page.getByLabel('무게')).toHaveValue('10');
    await expect(unit).toHaveAttribute('aria-pressed', 'true');
  };
  await asTyped();
  await expect(main(page)).toContainText(/모자라는 30g ≈ [\d,]+원 \+ 수수료 30,000원/);
  await page.goto('/gold-exchange');
  await expect(page.getByRole('heading', { name: '어떤 골드바를 받고 싶으세요?' })).toBeVisible();
  await asTyped();
});

test('the number comes from the profile, and the times are read whole on a small phone', async ({ page }) => {
  const person = await newPerson('customer');
  await givenAccount(person, '010-9999-0000');
  await signInAs(page, person);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await fillRequest(page, { phone: null });
    await expect(main(page)).toContainText('010-9999-0000');
    await page.getByRole('button', { name: '매장 수정' }).click();
    expect([await cutOff(page, '희망 날짜 1'), await cutOff(page, '희망 시각 1')]).toEqual([0, 0]);
    await main(page).getByRole('button', { name: '처음부터 다시' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '처음부터 다시' }).click();
  }
});

test('three open requests are said before a fourth is filled in, each with its link', async ({ page }) => {
  const { uid, email } = await newPerson('customer');
  const ids = ['a', 'b', 'c'].map((name) => exchangeId(`${uid}-${name}`));
  for (const [index, id] of ids.entries()) {
    await givenExchange({ id, userId: userId(uid), requestNo: `GN-260311-90${index}0` });
  }
  await signInAs(page, { email });
  await page.goto('/gold-exchange');
  await expect(main(page)).toContainText('진행 중인 교환이 3건이라 더 신청할 수 없습니다.');
  await expect(page.getByLabel('무게')).toHaveCount(0);
  const links = page.getByRole('list', { name: '진행 중인 교환' }).getByRole('link');
  await expect(links).toHaveCount(3);
  await links.filter({ hasText: 'GN-260311-9010' }).click();
  await expect(card(page, 'GN-260311-9010')).toBeInViewport();
});

test('the owner cancels what is not yet agreed on', async ({ page }) => {
  await signInAs(page, await newPerson('customer'));
  const cancelled = await ask(page);
  await card(page, cancelled).getByRole('button', { name: '교환 취소' }).click();
  await act(page, '취소하기');
  await expect(card(page, cancelled)).toContainText('취소된 교환이에요.');
});

test('the desk rejects, with a reason that the owner reads', async ({ page, browser }) => {
  await signInAs(page, await newPerson('customer'));
  const rejected = await ask(page);
  const admin = await desk(browser);
  await open(admin.page, rejected);
  await act(admin.page, '반려');
  await act(admin.page, '반려');
  await expect(sheet(admin.page).getByLabel('사유')).toHaveAccessibleDescription('사유를 입력해주세요.');
  await sheet(admin.page).getByLabel('사유').fill('도금 제품은 교환이 어렵습니다.');
  await act(admin.page, '반려');
  await expect(card(page, rejected)).toContainText('도금 제품은 교환이 어렵습니다.');
  await admin.context.close();
});

test('of two admins at once the slower is told, and sees what has changed', async ({ page, browser }) => {
  await signInAs(page, await newPerson('customer'));
  const requestNo = await ask(page);
  const [first, second] = [await desk(browser), await desk(browser)];
  await open(first.page, requestNo);
  await open(second.page, requestNo);
  await act(first.page, '예약 확정');
  await act(second.page, '반려');
  await sheet(second.page).getByLabel('사유').fill('재고가 없습니다.');
  await Promise.all([act(first.page, '예약 확정'), act(second.page, '반려')]);
  const told = (desked: typeof first) => sheet(desked.page).getByText('다른 담당자가 먼저 처리했습니다.');
  await expect(
    told(first)
      .or(sheet(first.page).getByText(/예약 확정|반려/))
      .first(),
  ).toBeVisible();
  await expect.poll(async () => (await told(first).count()) + (await told(second).count())).toBe(1);
  await first.context.close();
  await second.context.close();
});

test('an admin who loses the claim is refused by the server and leaves the desk', async ({
  page,
  browser,
}) => {
  await signInAs(page, await newPerson('customer'));
  const requestNo = await ask(page);
  const admin = await desk(browser);
  await open(admin.page, requestNo);
  await setAdmin(admin.person.uid, false);
  await act(admin.page, '예약 확정');
  await act(admin.page, '예약 확정');
  await expect(admin.page).toHaveURL(/\/$/);
  await page.goto('/my-exchanges');
  await expect(card(page, requestNo)).toContainText('신청 완료');
  await admin.context.close();
});

test('customers do not reach the desk', async ({ page }) => {
  await signInAs(page, await newPerson('customer'));
  await page.goto('/admin/gold-exchange');
  await expect(page).toHaveURL(/\/$/);
});

test('the screens have no barriers that axe knows', async ({ page, browser }) => {
  await signInAs(page, await newPerson('customer'));
  await fillRequest(page);
  expect(await barriersOn(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: '신청하기' }).click();
  await expect(page.getByRole('heading', { name: /^GN-/ })).toBeVisible();
  expect(await barriersOn(page), 'the exchange').toEqual([]);
  const admin = await desk(browser);
  await open(admin.page, (await page.getByRole('heading', { name: /^GN-/ }).textContent()) ?? '');
  await act(admin.page, '예약 확정');
  expect(await barriersOn(admin.page), 'the desk').toEqual([]);
  await admin.context.close();
});

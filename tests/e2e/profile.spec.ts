import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { accountByEmail } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';

test.use(WITHOUT_WORKER);

const main = (page: Page) => page.getByRole('main');

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a nickname is changed, kept on the server and shown offline', async ({ page, context }) => {
    const person = await newPerson('nickname');
    const { email } = person;
    await signInAs(page, person);
    await page.goto('/profile');
    await page.getByLabel('닉네임').fill('새금이');
    await page.getByLabel('휴대폰 번호').fill('01098765432');
    await main(page).getByRole('button', { name: '저장', exact: true }).click();
    await expect
      .poll(() => accountByEmail(email))
      .toMatchObject({ nickname: '새금이', phone: '010-9876-5432' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await loadAnew(page);
    await expect(page.getByLabel('닉네임')).toHaveValue('새금이');
  });
});

test('the page says what this device keeps', async ({ page }) => {
  await signInAs(page, demoAccounts.buyer);
  await page.goto('/profile');
  await expect(main(page)).toContainText('사용 중인 공간');
  await expect(main(page)).toContainText('차단한 회원이 없어요');
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('whoever leaves is gone from the server and from the device', async ({ page }) => {
    const person = await newPerson('leaving');
    const { email } = person;
    await signInAs(page, person);
    await page.goto('/profile');
    await expect.poll(() => accountByEmail(email)).not.toBeNull();
    await main(page).getByRole('button', { name: '회원 탈퇴' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('비밀번호').fill('wrong1234');
    await sheet.getByRole('button', { name: '탈퇴하기' }).click();
    await expect(sheet).toContainText('비밀번호가 올바르지 않습니다');
    await sheet.getByLabel('비밀번호').fill(DEMO_PASSWORD);
    // The app is loaded afresh at the end; until then the page may be led to the login by its guard.
    const loadedAfresh = page.waitForEvent('domcontentloaded');
    await sheet.getByRole('button', { name: '탈퇴하기' }).click();
    await loadedAfresh;
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => accountByEmail(email)).toBeNull();
    // A database that the worker still holds is deleted when it lets go.
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    await expect.poll(databases).not.toContain(`geumnaru-${person.uid}`);
  });
});

test('the terms open at the tab that the address names', async ({ page }) => {
  await page.goto('/terms?tab=privacy');
  await expect(page.getByRole('tab', { name: '개인정보처리방침' })).toHaveAttribute('aria-selected', 'true');
  await expect(main(page)).toContainText('시행일');
  await page.getByRole('tab', { name: '운영정책' }).click();
  await expect(page).toHaveURL(/tab=operation/);
  await expect(main(page)).toContainText('차단과 신고');
});

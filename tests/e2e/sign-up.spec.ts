import type { Page } from '@playwright/test';
import { CONSENT_VERSIONS } from '#domain/account/consent.ts';
import { freshEmail, lastMailTo } from '#tests/support/e2e/auth-emulator.ts';
import { accountByEmail, storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import {
  fillRegistration,
  NEW_PASSWORD,
  pressRegister,
  signInByForm,
} from '#tests/support/e2e/registration.ts';

test.use(WITHOUT_WORKER);

const main = (page: Page) => page.getByRole('main');

test('what was typed and agreed to at sign-up outlives a sign-out, and news can be refused later', async ({
  page,
}) => {
  const email = freshEmail('leaves');
  await page.goto('/register');
  await fillRegistration(page, email);
  await page.getByLabel('혜택·소식 알림 받기 (선택)').check();
  await pressRegister(page);
  await expect(page).toHaveURL(/\/verify-email/);
  await main(page).getByRole('button', { name: '다른 계정으로 로그인' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('geumnaru.pendingProfile'))).toBeNull();

  const { oobCode } = await lastMailTo(email, 'VERIFY_EMAIL');
  await page.goto(`/verify-email?mode=verifyEmail&oobCode=${oobCode}`);
  await expect(main(page)).toContainText('이메일 인증이 완료되었습니다');
  await page.goto('/login');
  await signInByForm(page, email, NEW_PASSWORD);
  await expect
    .poll(() => accountByEmail(email))
    .toMatchObject({ nickname: '금빛나루', phone: '010-1234-5678' });

  await page.goto('/profile');
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('geumnaru.session') ?? '{}').uid);
  const said = (kind: string) => storedField(`consents/${uid}/items/${kind}`, 'isGiven');
  for (const kind of ['service', 'privacy', 'age', 'news']) expect(await said(kind)).toBe(true);
  expect(await storedField(`consents/${uid}/items/service`, 'version')).toBe(CONSENT_VERSIONS.service);
  // Taken away behind the account that it has become.
  await expect.poll(() => storedField(`signUps/${uid}`, 'phone')).toBeUndefined();
  const news = main(page).getByLabel('혜택·소식 알림 받기');
  await expect(news).toBeChecked();
  await news.click();
  await expect(page.getByText('혜택·소식 알림 수신 동의를 철회했습니다.')).toBeVisible();
  expect(await said('news')).toBe(false);
  await loadAnew(page);
  await expect(news).not.toBeChecked();
  await expect(main(page)).toContainText('동의를 철회했어요.');
});

import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts, signIn } from '#scripts/lib/demo-accounts.mjs';
import { freshEmail, lastMailTo, mailsTo, protectEnumeration } from '#tests/support/e2e/auth-emulator.ts';
import { accountByEmail } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { fillRegistration, pressRegister, signInByForm } from '#tests/support/e2e/registration.ts';
import { picturesRemembered, rememberPrivatePicture } from '#tests/support/e2e/remembered-pictures.ts';

test.use(WITHOUT_WORKER);

test.beforeAll(() => protectEnumeration());

const isOurs = (name: string) => name.startsWith('geumnaru-');
const main = (page: Page) => page.getByRole('main');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new member signs up, opens the mailed link in the app and is let in', async ({ page }) => {
  const email = freshEmail('member');
  await page.goto('/register');
  // Typed the way people type it.
  await fillRegistration(page, ` ${email.replace('member', 'Member')}`);
  await pressRegister(page);

  await expect(page).toHaveURL(/\/verify-email/);
  await expect(main(page)).toContainText(email);
  const mail = await lastMailTo(email, 'VERIFY_EMAIL');
  expect(new URL(mail.oobLink).searchParams.get('continueUrl')).toBe(
    new URL('/verify-email', page.url()).href,
  );

  await page.goto('/profile');
  await expect(page).toHaveURL(/\/verify-email/);
  await main(page).getByRole('button', { name: '인증 완료했어요' }).click();
  await expect(main(page)).toContainText('아직 인증이 확인되지 않았습니다');

  await page.goto(`/__/auth/action?mode=verifyEmail&lang=ko&oobCode=${mail.oobCode}`);
  await expect(page).toHaveURL(/\/verify-email\?.*oobCode=/);
  await expect(main(page)).toContainText('이메일 인증이 완료되었습니다');
  await expect
    .poll(() => accountByEmail(email))
    .toMatchObject({ nickname: '금빛나루', phone: '010-1234-5678' });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('geumnaru.pendingProfile'))).toBeNull();
});

test('a link opened on another device is noticed by the waiting page', async ({ page, browser }) => {
  const email = freshEmail('waiting');
  await page.goto('/register');
  await fillRegistration(page, email);
  await pressRegister(page);
  await expect(page).toHaveURL(/\/verify-email/);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const { oobCode } = await lastMailTo(email, 'VERIFY_EMAIL');
  await other.goto(`/verify-email?mode=verifyEmail&oobCode=${oobCode}`);
  await expect(main(other)).toContainText('이메일 인증이 완료되었습니다');
  await expect(main(other).getByRole('link', { name: '로그인' })).toBeVisible();
  await elsewhere.close();

  await main(page).getByRole('button', { name: '인증 완료했어요' }).click();
  await expect(main(page)).toContainText('이메일 인증이 완료되었습니다');
});

test('the verification mail is sent again once a minute, and a reload does not shorten that', async ({
  page,
}) => {
  const email = freshEmail('resend');
  await page.clock.install();
  await page.goto('/register');
  await fillRegistration(page, email);
  await pressRegister(page);
  await expect(page).toHaveURL(/\/verify-email/);
  const resend = main(page).getByRole('button', { name: '인증 메일 다시 보내기' });
  await expect(resend).toBeDisabled();
  await loadAnew(page);
  await expect(resend).toBeDisabled();
  await expect(main(page)).toContainText(/\d+초 후 다시 보낼 수 있어요/);

  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();
  await resend.click();
  await expect(main(page)).toContainText('인증 메일을 다시 보내드렸어요.');
  await expect(resend).toBeDisabled();
  expect(await mailsTo(email, 'VERIFY_EMAIL')).toHaveLength(2);
});

test('sign-up names what is wrong, puts the focus there and keeps what was typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('이메일').fill('buyer');
  await page.getByLabel('비밀번호', { exact: true }).fill('gold');
  await page.getByLabel('닉네임').fill('금');
  await page.getByLabel('휴대폰 번호').fill('02-123-4567');
  await pressRegister(page);

  for (const sentence of [
    '이메일 형식이 올바르지 않습니다.',
    '비밀번호는 8자 이상, 영문과 숫자를 포함해야 합니다.',
    '닉네임은 2자 이상 20자 이하로 입력해야 합니다.',
    '휴대폰 번호 형식이 올바르지 않습니다.',
    '필수 약관에 동의해주세요.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('이메일')).toBeFocused();
  await expect(page.getByLabel('닉네임')).toHaveValue('금');

  await fillRegistration(page, demoAccounts.buyer.email);
  await pressRegister(page);
  await expect(page.getByRole('alert')).toContainText('이미 사용 중인 이메일입니다.');
  await expect(page.getByLabel('닉네임')).toHaveValue('금빛나루');
});

test('a wrong password and an unknown address get the same answer', async ({ page }) => {
  await page.goto('/login');
  await signInByForm(page, demoAccounts.buyer.email, 'wrong1234');
  await expect(page.getByRole('alert')).toHaveText('이메일 또는 비밀번호가 올바르지 않습니다.');
  await expect(page.getByLabel('이메일')).toHaveValue(demoAccounts.buyer.email);
  await signInByForm(page, freshEmail('nobody'), 'wrong1234');
  await expect(page.getByRole('alert')).toHaveText('이메일 또는 비밀번호가 올바르지 않습니다.');
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('without network the sign-in says so, keeps what was typed, and works when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await page.getByLabel('이메일').fill(demoAccounts.buyer.email);
    await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
    // Firebase is loaded lazily; what this test is about is the network being gone afterwards.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await main(page).getByRole('button', { name: '로그인' }).click();
    await expect(page.getByRole('alert')).toHaveText('네트워크 연결을 확인해주세요.');
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(DEMO_PASSWORD);
    await context.setOffline(false);
    await main(page).getByRole('button', { name: '로그인' }).click();
    await expect(page).not.toHaveURL(/\/login/);
  });
});

test('the login leads back to the wanted page, and never out of the app', async ({ page }) => {
  await page.goto('/my-orders');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInByForm(page, demoAccounts.buyer.email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/my-orders$/);

  await page.goto('/login?redirect=//evil.example/');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test('an unverified member is led to the verification, and sees the link in the navigation', async ({
  page,
}) => {
  await signIn(page, 'unverified');
  await page.goto('/sell');
  await expect(page).toHaveURL(/\/verify-email/);
  await expect(h1(page)).toHaveText('이메일 인증');
  await expect(main(page)).toContainText(demoAccounts.unverified.email);
});

test('a forgotten password is reset by the mailed link, and whether the address is known is not told', async ({
  page,
}) => {
  const email = freshEmail('forgetful');
  await page.goto('/register');
  await fillRegistration(page, email);
  await pressRegister(page);
  await expect(page).toHaveURL(/\/verify-email/);
  await main(page).getByRole('button', { name: '다른 계정으로 로그인' }).click();
  await expect(page).toHaveURL(/\/login/);

  const answers: string[] = [];
  for (const address of [email, freshEmail('stranger')]) {
    await page.goto('/reset-password');
    await page.getByLabel('이메일').fill(address);
    await main(page).getByRole('button', { name: '재설정 메일 받기' }).click();
    const answer = main(page).getByRole('status');
    await expect(answer).toContainText(address);
    answers.push((await answer.innerText()).replace(address, ''));
  }
  expect(answers[0]).toBe(answers[1]);

  const { oobCode, oobLink } = await lastMailTo(email, 'PASSWORD_RESET');
  expect(new URL(oobLink).searchParams.get('continueUrl')).toBe(new URL('/reset-password', page.url()).href);
  await page.goto(`/verify-email?mode=resetPassword&oobCode=${oobCode}`);
  await expect(page).toHaveURL(/\/reset-password\?oobCode=/);
  await expect(main(page)).toContainText(email);
  await page.getByLabel('새 비밀번호').fill('short1');
  await main(page).getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(page.getByText('비밀번호는 8자 이상, 영문과 숫자를 포함해야 합니다.')).toBeVisible();
  await page.getByLabel('새 비밀번호').fill('renewed2025');
  await main(page).getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(main(page)).toContainText('비밀번호가 변경되었습니다');

  await page.goto('/login');
  await signInByForm(page, email, 'naru2025');
  await expect(page.getByRole('alert')).toHaveText('이메일 또는 비밀번호가 올바르지 않습니다.');
  await signInByForm(page, email, 'renewed2025');
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto(`/reset-password?oobCode=${oobCode}`);
  await expect(page.getByRole('alert')).toContainText('링크가 만료되었거나 이미 사용되었습니다.');
});

for (const [what, path] of [
  ['a made-up code', '/verify-email?mode=verifyEmail&oobCode=broken'],
  ['no code at all', '/verify-email?mode=verifyEmail'],
  ['a mode that does not exist', '/verify-email?mode=conquer&oobCode=broken'],
  ['a made-up reset code', '/reset-password?oobCode=broken'],
] as const) {
  test(`a mailed link with ${what} says that it is no longer good`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('링크가 만료되었거나 이미 사용되었습니다.');
  });
}

test('signing in and out reaches the other tab', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto('/login');
  await signIn(first, 'buyer');
  await expect(second).not.toHaveURL(/\/login/);

  await first.goto('/verify-email');
  await second.goto('/my-orders');
  await expect(second).toHaveURL(/\/my-orders/);
  await first.goto('/profile');
  await first.getByRole('button', { name: '메뉴 열기' }).click();
  await first.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(first).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('signing out leaves nothing of the person on the device', async ({ page }) => {
    await signIn(page, 'buyer');
    await page.goto('/my-orders');
    await expect(page).toHaveURL(/\/my-orders/);
    await rememberPrivatePicture(page);
    expect(await picturesRemembered(page)).toContain('geumnaru-private-pictures');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(/\/login$/);

    const left = await page.evaluate(async () => {
      const rowsOf = (database: string, store: string) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(database);
          opening.addEventListener('success', () => {
            const { result } = opening;
            if (!result.objectStoreNames.contains(store)) return resolve(0);
            const count = result.transaction(store).objectStore(store).count();
            count.addEventListener('success', () => resolve(count.result));
            return undefined;
          });
        });
      return {
        databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
        rows: [await rowsOf('geumnaru-push', 'arrivals'), await rowsOf('geumnaru-shared', 'photos')],
        keys: Object.keys(localStorage),
      };
    });
    // The address of a picture is all that it takes to see it.
    expect((await picturesRemembered(page)).filter((cache) => cache.startsWith('geumnaru-private'))).toEqual(
      [],
    );
    const devices = ['geumnaru-catalogue', 'geumnaru-own-gold', 'geumnaru-push', 'geumnaru-shared'];
    expect(left.databases.filter((name) => !devices.includes(name)).filter(isOurs)).toEqual([]);
    // These databases are the device's; what came for the person, or from them, is gone from them.
    expect(left.rows).toEqual([0, 0]);
    expect(
      left.keys.filter((key) => key.startsWith('geumnaru.') && !key.startsWith('geumnaru.device.')),
    ).toEqual([]);
    await page.goto('/my-orders');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a sign-out that a crash cut short is finished by the next start', async ({ page }) => {
    await signIn(page, 'buyer');
    // The mark that a sign-out sets first.
    await page.evaluate(() => {
      const { uid }: { uid: string } = JSON.parse(localStorage.getItem('geumnaru.session') ?? '{}');
      localStorage.setItem('geumnaru.device.leaving', JSON.stringify([uid]));
    });
    await page.goto('/my-orders');
    await expect(page).toHaveURL(/\/login/);
    // The page may be loaded anew once more, between a question to it and its answer.
    await page.waitForFunction(() => localStorage.getItem('geumnaru.device.leaving') === null);
  });
});

test('the admin claim opens the desk; a member is led home', async ({ page, browser }) => {
  await signIn(page, 'buyer');
  await page.goto('/admin');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);

  const desk = await browser.newContext();
  const admin = await desk.newPage();
  await signIn(admin, 'admin');
  await admin.goto('/admin');
  await expect(h1(admin)).toBeVisible();
  await expect(admin).toHaveURL(/\/admin/);
  await desk.close();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a signed-in member opens a guarded page from a cold start with the server gone', async ({
    page,
    faults,
  }) => {
    await signIn(page, 'buyer');
    await page.goto('/my-orders');
    await expect(h1(page)).toHaveText('내 주문');
    await faults.add({ target: 'auth', action: { kind: 'reset' } });
    await loadAnew(page);
    await expect(h1(page)).toHaveText('내 주문');
    await expect(page).toHaveURL(/\/my-orders/);
  });
});

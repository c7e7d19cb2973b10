import type { Page } from '@playwright/test';

export const NEW_PASSWORD = 'naru2025';

/** The sign-up form with all that it asks for, and nothing of what may be refused. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('닉네임').fill('금빛나루');
  await page.getByLabel('휴대폰 번호').fill('01012345678');
  await page.getByLabel('이용약관 동의 (필수)').check();
  await page.getByLabel('개인정보 수집·이용 동의 (필수)').check();
  await page.getByLabel('만 14세 이상입니다 (필수)').check();
}

export const pressRegister = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: '회원가입' }).click();

export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
}

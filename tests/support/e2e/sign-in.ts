import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { DemoPerson } from './accounts.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';

/** Signs a demo person in the way people do, and waits until the app has left the sign-in page. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('이메일').fill(demoAccounts[person]);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

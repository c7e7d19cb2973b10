/** The people that the seed makes. */
export const demoAccounts = {
  buyer: { email: 'buyer@example.com', role: '구매자' },
  seller: { email: 'seller@example.com', role: '판매자' },
  admin: { email: 'admin@example.com', role: '관리자' },
  unverified: { email: 'new@example.com', role: '이메일 인증 전' },
};

export const DEMO_PASSWORD = 'gold1234';

/** @typedef {keyof typeof demoAccounts} DemoPerson */

/**
 * Signs a demo person in the way people do, and waits until the app has left the sign-in page.
 * @param {import('@playwright/test').Page} page
 * @param {DemoPerson} person
 */
export async function signIn(page, person) {
  await page.goto('/login');
  await page.getByLabel('이메일').fill(demoAccounts[person].email);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/**
 * Waits until a screen shows what it has to show: its heading is there and nothing of it is still on its way.
 * @param {import('@playwright/test').Page} page
 */
export async function settled(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.getByText('불러오는 중입니다').first().waitFor({ state: 'detached' });
}

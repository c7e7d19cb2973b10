import { expect, test } from '#tests/support/e2e/journey.ts';

test('the home page opens', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page).toHaveTitle(/금나루/);
});

test('an unknown address says so', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByText('Page Not Found')).toBeVisible();
});

test('a missing asset is a 404, not the app', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345.js');
  expect(answer.status()).toBe(404);
});

import { controlled } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_WORKER, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';

test.use(WITHOUT_WORKER);

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

test('a first visit of which a file does not come says so without a script, and the next try opens the app', async ({
  page,
  uncaught,
}) => {
  const lost = /\/assets\/lib-dexie-[^/]+\.js$/;
  await page.route(lost, (route) => route.abort());
  await page.goto('/trade');
  const slow = page.getByText('불러오는 데 시간이 걸리고 있습니다. 네트워크 연결을 확인해주세요.');
  await expect(slow).toBeHidden();
  const waitsMs = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const delay = animation.effect?.getTiming().delay;
      animation.finish();
      return delay;
    }),
  );
  expect(waitsMs).toEqual([12_000]);
  await expect(slow).toBeVisible();

  await page.unroute(lost);
  await page.getByRole('link', { name: '다시 시도' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(slow).toHaveCount(0);
  // Whether a browser tells of the lost file here too is its own affair.
  uncaught.length = 0;
});

test.describe('with the worker', () => {
  test.use(WITH_WORKER);

  test('the code of screens that links lead to is there before a tap, once it comes from the device', async ({
    page,
  }) => {
    await page.goto('/terms');
    await controlled(page);
    await loadAnew(page);
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/assets\/goldbar-fee-[^/]+\.js$/.test(name)),
    );
    await expect(page).toHaveURL(/\/terms$/);
  });
});

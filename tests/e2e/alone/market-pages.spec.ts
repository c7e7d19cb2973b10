import type { Page } from '@playwright/test';
import { controlled, newTalk } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { bump } from '#tests/support/e2e/server-products.ts';

test.use(WITHOUT_WORKER);

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('article');

test('a list goes on by pages until the market ends, with every listing once', async ({ page }) => {
  await page.goto('/trade?sort=price_low');
  await expect(rows(page).first()).toBeVisible();
  const counted = main(page)
    .getByRole('status')
    .filter({ hasText: /상품 \d+개/ });
  const seen = new Set<string>();
  let step = 500;
  await expect(async () => {
    const links = rows(page).getByRole('heading').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) seen.add(address);
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2);
    const isAtTop = await page.evaluate(() => scrollY === 0);
    // A row that was drawn between two looks is met on the way back.
    step = isAtEnd ? -500 : isAtTop ? 500 : step;
    await page.mouse.wheel(0, step);
    const count = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0] ?? Number.NaN);
    expect(seen.size).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [50], timeout: 120_000 });
});

test('no more is asked for than somebody looks at', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  let pages = 0;
  page.on('request', (request) => {
    const asked = request.postData() ?? '';
    if (request.url().endsWith(':runQuery?key=demo-api-key') && asked.includes('"listingCards"')) pages += 1;
  });
  const drawn = async () => {
    await expect(rows(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await page.goto('/trade');
  await drawn();
  expect(pages).toBe(1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => pages).toBe(2);
  await drawn();
  expect(pages).toBe(2);
});

test('what is new is announced while somebody looks, and shown when they want it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/trade');
  await expect(rows(page).first()).toBeVisible();
  const first = await rows(page).first().innerText();
  const { productId } = await newTalk('nobody');
  await bump(productId);
  const news = main(page).getByRole('button', { name: /^새 상품 \d+개$/ });
  // The card of the listing is a function's to write: minutes pass until it has come.
  await expect(async () => {
    const looked = page.waitForResponse((answer) => answer.url().includes(':runQuery'));
    await page.clock.fastForward(61_000);
    await looked;
    await expect(news).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await rows(page).first().innerText()).toContain(first.split('\n')[0]);
  await news.click();
  await expect(main(page).locator(`a[href="/product/${productId}"]`)).toBeVisible();
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('without network it is said where was looked, and as of when', async ({ page, context }) => {
    await page.goto('/trade');
    await expect(rows(page).first()).toBeVisible();
    await controlled(page);
    await context.setOffline(true);
    await page.goto('/trade?search=ㅂㅈ');
    await expect(main(page)).toContainText(/이 기기에 있는 상품 \d+개에서 찾았어요 · .+ 기준/);
    await page.goto('/trade?search=없는물건');
    await expect(main(page)).toContainText('이 기기에는 찾는 상품이 없어요');
    await context.setOffline(false);
  });
});

for (const search of ['순금'.repeat(500), '💍', 'ㅂ', '   ', '%00', '\'"<>']) {
  test(`an address that asks for ${JSON.stringify(search.slice(0, 6))} is answered`, async ({ page }) => {
    await page.goto(`/trade?search=${encodeURIComponent(search)}&price=9-&weight=x&region=..&sort=none`);
    await expect(rows(page).or(main(page).getByText('찾는 상품이 없어요')).first()).toBeVisible();
  });
}

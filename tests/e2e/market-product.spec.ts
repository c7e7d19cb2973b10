import type { Page } from '@playwright/test';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';

test.use(WITHOUT_WORKER);

/** A listing of the seed, with others of its kind and purity on sale. */
const BAR = { path: '/product/goldbar-1', title: '골드바 100g 999.9 보증서 포함' };

const similar = (page: Page) => page.getByRole('list', { name: '비슷한 상품' });
const share = (page: Page) => page.getByRole('main').getByRole('button', { name: '공유하기' });

/** What the page has handed to the device's own sharing, in order. */
const handedOver = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'handedOver'));

type Sharing = 'none' | 'shared' | 'called_off' | 'failed';

/** A device whose own sharing answers so, whatever the browser of the test has. */
async function withSharing(page: Page, sharing: Sharing): Promise<void> {
  await page.addInitScript((outcome) => {
    if (outcome === 'none') {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      return;
    }
    const handed: unknown[] = [];
    Reflect.set(window, 'handedOver', handed);
    Reflect.set(navigator, 'canShare', () => true);
    Reflect.set(navigator, 'share', async (data: unknown) => {
      handed.push(data);
      if (outcome === 'called_off') throw new DOMException('closed', 'AbortError');
      if (outcome === 'failed') throw new DOMException('no app', 'DataError');
    });
  }, sharing);
}

async function openBar(page: Page): Promise<string> {
  await page.goto(BAR.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BAR.title);
  return new URL(BAR.path, page.url()).href;
}

test('whoever is sent a link to a listing finds similar ones below it, on a device that knows nothing else', async ({
  page,
}) => {
  await openBar(page);
  const links = similar(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  // The same weight first, then what is nearest; itself, the sold and the hidden are not among them.
  await expect(links.first()).toHaveText(/골드바 100g 급처/);
  await expect(similar(page)).toContainText('골드바 50g 미개봉');
  await expect(similar(page)).not.toContainText(BAR.title);
  await expect(similar(page)).not.toContainText(/골드바 20g|골드바 5돈|골드바 10g 소액/);
  expect(await links.count()).toBeLessThanOrEqual(6);
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/골드바 100g 급처/);
});

test('sharing hands the device the title, the price and the address of the listing', async ({ page }) => {
  await withSharing(page, 'shared');
  const url = await openBar(page);
  await share(page).click();
  await expect
    .poll(() => handedOver(page))
    .toEqual([{ title: BAR.title, text: expect.stringMatching(/^골드바 100g 999\.9 .* · [\d,]+원$/), url }]);
});

test('whoever closes the share sheet is told nothing', async ({ page }) => {
  await withSharing(page, 'called_off');
  await openBar(page);
  await share(page).click();
  await expect.poll(() => handedOver(page)).toHaveLength(1);
  await expect(page.getByText(/링크를 복사/)).toHaveCount(0);
});

for (const [name, sharing] of [
  ['that cannot share', 'none'],
  ['whose sharing fails', 'failed'],
] as const) {
  test(`a device ${name} gets the address on its clipboard, and says so`, async ({ page, context }) => {
    await withSharing(page, sharing);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const url = await openBar(page);
    await share(page).click();
    await expect(page.getByText('상품 링크를 복사했습니다.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
}

import { savedSearchesText as text } from '#i18n/ko/saved-searches.ts';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { controlled } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { browserOf, newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { list } from '#tests/support/e2e/selling.ts';

test.use(WITHOUT_WORKER);

test.use({ viewport: { width: 360, height: 780 } });

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a search is kept without a network, goes out, is told of what fits, leads there, and is given up', async ({
    page,
    context,
    browser,
  }) => {
    const word = unique('fit');
    await signInAs(page, await newPerson('seeker'));
    await page.goto(`/trade?search=${word}&purity=18K&price=-700000`);
    const keep = page.getByRole('button', { name: text.keep });
    await expect(keep).toBeVisible();
    await controlled(page);
    await context.setOffline(true);
    await keep.click();
    await expect(page.getByText(text.kept)).toBeVisible();
    await page.getByRole('link', { name: text.all }).click();
    const searches = page.getByRole('list', { name: text.list });
    const name = `18K ${word} · 70만원 이하`;
    await expect(searches).toContainText(name);
    await expect(searches).toContainText(text.waiting);
    await loadAnew(page);
    await expect(searches).toContainText(name);
    await context.setOffline(false);
    await expect(searches).not.toContainText(text.waiting);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await barriersOn(page), colorScheme).toEqual([]);
    }

    const { page: seller, context: shop } = await browserOf(
      browser,
      await newPerson('seller'),
      WITHOUT_WORKER,
    );
    await list(seller, { title: `${word} 민자`, price: '600000' });
    await list(seller, { title: `${word} 비싼`, price: '900000' });
    await list(seller, { title: `${word} 커플링`, price: '650000' });
    await shop.close();

    await page.goto('/notifications');
    await page.getByRole('link', { name: `18K ${word} 70만원 이하 새 상품 2개` }).click();
    await expect(page).toHaveURL(/\/trade\?/);
    const found = page.getByRole('main');
    await expect(found.getByRole('link', { name: new RegExp(`${word} 민자`) })).toBeVisible();
    await expect(found.getByRole('link', { name: new RegExp(`${word} 커플링`) })).toBeVisible();
    await expect(found.getByText(`${word} 비싼`)).toBeHidden();
    await expect(page.getByText(text.kept)).toBeVisible();

    await page.goto('/saved-searches');
    await searches.getByRole('button', { name: text.pauseNamed(name) }).click();
    await expect(searches).toContainText(text.isPaused);
    await searches.getByRole('button', { name: text.resumeNamed(name) }).click();
    await expect(searches).toContainText(text.told);
    await searches.getByRole('button', { name: text.removeNamed(name) }).click();
    await expect(page.getByText(text.empty.title)).toBeVisible();
  });
});

test('who is no member is shown the way, and what asks for nothing is not kept', async ({ page }) => {
  await page.goto('/trade');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(text.keep)).toHaveCount(0);
  await page.goto('/trade?category=ring');
  await page.getByRole('link', { name: text.keep }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

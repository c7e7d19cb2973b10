import type { Page } from '@playwright/test';
import { controlled } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { countOf, expectAllRows, expectCount, openWholeList } from '#tests/support/e2e/trade-list.ts';
import type { ServerProduct } from '#tests/support/e2e/server-products.ts';

test.use(WITHOUT_WORKER);

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading');
const chips = (page: Page) => main(page).getByRole('group', { name: '빠른 필터' });

/** A choice as somebody makes it in the sheet, and what the server says should be left. */
interface Choice {
  readonly name: string;
  readonly choose: (page: Page, all: readonly ServerProduct[]) => Promise<void>;
  readonly keeps: (product: ServerProduct, all: readonly ServerProduct[]) => boolean;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: '필터' });
const press = (name: string) => (page: Page) =>
  sheet(page).getByRole('button', { name, exact: true }).click();
const fill = (name: string, value: string) => async (page: Page) => {
  const field = sheet(page).getByRole('textbox', { name });
  await field.fill(value);
  // A number counts when it is finished, not with every digit.
  await field.press('Enter');
};
/** Where the most listings are, so that there is something to be narrowed. */
const usual = (values: readonly string[]): string =>
  values.toSorted((a, b) => values.filter((v) => v === b).length - values.filter((v) => v === a).length)[0] ??
  '';
const usualSido = (all: readonly ServerProduct[]) => usual(all.map(({ sido }) => sido));
const usualSigungu = (all: readonly ServerProduct[]) =>
  usual(all.flatMap(({ sido, sigungu }) => (sido === usualSido(all) ? [sigungu] : [])));

const CHOICES: readonly Choice[] = [
  { name: '품목', choose: press('반지'), keeps: ({ category }) => category === 'ring' },
  { name: '순도', choose: press('18K'), keeps: ({ purity }) => purity === '18K' },
  { name: '중량, 적어도', choose: fill('중량 최소', '11.25'), keeps: ({ grams }) => grams >= 11.25 },
  { name: '중량, 많아야', choose: fill('중량 최대', '3,75'), keeps: ({ grams }) => grams <= 3.75 },
  { name: '가격, 적어도', choose: fill('가격 최소', '100만'), keeps: ({ price }) => price >= 1_000_000 },
  { name: '가격, 많아야', choose: fill('가격 최대', '50만'), keeps: ({ price }) => price <= 500_000 },
  {
    name: '지역',
    choose: async (page, all) => {
      await sheet(page)
        .getByLabel('시·도')
        .selectOption({ label: usualSido(all) });
    },
    keeps: ({ sido }, all) => sido === usualSido(all),
  },
  {
    name: '시·군·구',
    choose: async (page, all) => {
      await sheet(page)
        .getByLabel('시·도')
        .selectOption({ label: usualSido(all) });
      await sheet(page)
        .getByLabel('시·군·구')
        .selectOption({ label: usualSigungu(all) });
    },
    keeps: ({ sido, sigungu }, all) => sido === usualSido(all) && sigungu === usualSigungu(all),
  },
  {
    name: '거래가능만',
    choose: (page) =>
      sheet(page)
        .getByRole('checkbox', { name: /^거래가능만/ })
        .check(),
    keeps: ({ status }) => status === 'selling',
  },
  {
    name: '보증서',
    choose: (page) =>
      sheet(page)
        .getByRole('checkbox', { name: /^보증서/ })
        .check(),
    keeps: ({ hasCertificate }) => hasCertificate,
  },
];

test('every filter leaves what the server says it should, alone and all together', async ({ page }) => {
  const all = await openWholeList(page);
  for (const { name, choose, keeps } of CHOICES) {
    await test.step(name, async () => {
      const expected = all.filter((product) => keeps(product, all));
      expect(expected.length, 'something is left').toBeGreaterThan(0);
      expect(expected.length, 'something goes').toBeLessThan(all.length);
      await chips(page).getByRole('button', { name: '필터', exact: true }).click();
      await choose(page, all);
      await sheet(page)
        .getByRole('button', { name: `${countOf(expected)} 보기` })
        .click();
      await expectCount(page, expected);
      await page.goBack();
      await expectCount(page, all);
    });
  }
  await chips(page).getByRole('button', { name: '필터', exact: true }).click();
  const together = CHOICES.filter(({ name }) => ['순도', '거래가능만', '보증서'].includes(name));
  for (const { choose } of together) await choose(page, all);
  const left = all.filter((product) => together.every(({ keeps }) => keeps(product, all)));
  await sheet(page)
    .getByRole('button', { name: `${countOf(left)} 보기` })
    .click();
  await expectCount(page, left);
  await expect(chips(page).getByRole('button', { name: '필터 3' })).toBeVisible();
  await loadAnew(page);
  await expectCount(page, left);
});

test('every sort puts the list in its order', async ({ page }) => {
  const all = await openWholeList(page);
  const sorts = [
    ['낮은 가격순', ({ price }: ServerProduct) => price],
    ['높은 가격순', ({ price }: ServerProduct) => -price],
    ['g당 낮은 가격순', ({ price, grams }: ServerProduct) => price / grams],
    ['관심 많은순', ({ favorites }: ServerProduct) => -favorites],
  ] as const;
  for (const [name, rankOf] of sorts) {
    const best = Math.min(...all.map(rankOf));
    await main(page).getByRole('combobox', { name: '정렬' }).selectOption({ label: name });
    const leaders = all.filter((product) => rankOf(product) === best).map(({ title }) => title);
    await expect(async () => expect(leaders).toContain(await titles(page).first().textContent())).toPass();
  }
  await main(page).getByRole('combobox', { name: '정렬' }).selectOption({ label: '최신순' });
  await expect(page).not.toHaveURL(/sort=/);
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('the list is searched, narrowed and sorted with the network gone', async ({ page, context }) => {
    const all = await openWholeList(page);
    await controlled(page);
    await context.setOffline(true);
    await page.goto('/trade?search=ㅂㅈ&purity=18K&sort=price_low');
    const expected = all.filter(({ title, purity }) => purity === '18K' && title.includes('반지'));
    expect(expected.length).toBeGreaterThan(0);
    await expectAllRows(page, '18K');
    await context.setOffline(false);
  });
});

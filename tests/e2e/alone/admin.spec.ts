import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dateAfter } from '#domain/time/business-days.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { CLOSED_PER_PAGE } from '#domain/exchange/desk-pages.ts';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { microsOfMillis, millis } from '#domain/units.ts';
import { exchangeId, seoul } from '#tests/support/domain-fixtures.ts';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { given, removed } from '#tests/support/e2e/conversation.ts';
import { wellWithinADay } from '#tests/support/e2e/days.ts';
import { idsWhere } from '#tests/support/e2e/firestore-emulator.ts';
import { ask, desk, givenExchange, main } from '#tests/support/e2e/exchange-desk.ts';
import { expect, test, WITH_WORKER, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { newPerson, setAdmin, signInAs } from '#tests/support/e2e/people.ts';
import { isStored, rememberPublished } from '#tests/support/e2e/published.ts';
import { expectSaidOnce, tremble } from '#tests/support/e2e/trembling.ts';

test.use(WITHOUT_WORKER);

let restorePublished: () => Promise<void>;
test.beforeAll(async () => {
  restorePublished = await rememberPublished();
});
test.beforeEach(wellWithinADay);
test.afterEach(() => restorePublished());

const today = () => seoulDate(millis(Date.now()));
const dayAfter = (days: number) => dateAfter(today(), days) ?? today();
const words = (date: string) => date.replaceAll('-', '.');
const text = (value: string) => ({ stringValue: value });
const time = (ago: number) => ({ timestampValue: new Date(Date.now() - ago * 60_000).toISOString() });

/** How many of something the page's summary names. */
async function summed(page: Page, name: string): Promise<number> {
  const tile = page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');
  await expect(tile).toBeVisible();
  return Number((await tile.textContent())?.replaceAll(/\D/g, ''));
}

test('the statistics count a request while they are looked at, and go into a spreadsheet', async ({
  page,
  browser,
}) => {
  const admin = await desk(browser);
  await admin.page.goto('/admin/statistics');
  const before = await summed(admin.page, '교환 신청');
  await signInAs(page, await newPerson('customer'));
  await ask(page);
  await expect.poll(() => summed(admin.page, '교환 신청')).toBeGreaterThan(before);
  await expect(admin.page.getByRole('img', { name: /교환 신청 막대그래프/ })).toBeVisible();
  await expect(admin.page.getByRole('table')).toContainText('합계');

  await admin.page.getByRole('button', { name: '최근 7일' }).click();
  await expect(
    admin.page.getByRole('status').getByText(`${words(dayAfter(-6))} – ${words(today())}`),
  ).toBeVisible();
  await admin.page.getByRole('button', { name: '직접 선택' }).click();
  await admin.page.getByLabel('시작일').fill(dayAfter(1));
  await expect(main(admin.page)).toContainText('시작일과 종료일을 확인해주세요.');
  await admin.page.getByLabel('시작일').fill(today());
  await expect(admin.page.getByRole('table').getByRole('rowheader')).toHaveText([words(today()), '합계']);

  const download = admin.page.waitForEvent('download');
  await admin.page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`금나루-통계-${today()}-${today()}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF시작일,종료일,신규 회원/);
  expect(lines[1]).toMatch(new RegExp(`^${today()},${today()},\\d+`));
  await admin.context.close();
});

test('the board finds an exchange by its number, and warns of what has waited for days', async ({
  browser,
}) => {
  const admin = await desk(browser);
  await admin.page.goto('/admin/gold-exchange');
  // What is due today stands above, whatever is searched for.
  const tiles = admin.page.getByRole('region', { name: '상태별 교환' }).getByRole('button', { name: /^GN-/ });
  const late = tiles.filter({ hasText: /일째 대기/ }).first();
  await expect(late).toBeVisible();
  await expect(admin.page.getByRole('heading', { name: '오늘 일정' })).toBeVisible();
  const number = (await late.getByText(/^GN-[\d-]+$/).textContent()) ?? '';
  await admin.page.getByRole('searchbox', { name: '교환 검색' }).fill(number.replaceAll('-', ''));
  await expect(tiles).toHaveCount(1);
  await admin.page.getByRole('searchbox', { name: '교환 검색' }).fill('없는 번호');
  await expect(main(admin.page)).toContainText('검색 결과가 없어요.');
  await admin.context.close();
});

test('what ended long ago is found by its number, and the last of a long list can be reached', async ({
  browser,
}) => {
  // All ended in one moment, so that pages break between equals.
  const at = millis(Date.now() - 60_000);
  const ended = (name: string, over: Partial<GoldExchange>) => {
    const id = exchangeId(unique(name));
    const updatedAt = microsOfMillis(at);
    return { id, status: 'completed', createdAt: at, updatedAt, ...over } as const;
  };
  const old = ended('old', {
    requestNo: 'GN-200102-0007',
    receiptNo: unique('R'),
    createdAt: seoul('2020-01-02T10:00'),
    updatedAt: microsOfMillis(seoul('2020-01-03T10:00')),
  });
  const newer = Array.from({ length: CLOSED_PER_PAGE }, (_, index) =>
    ended(`newer${index}`, {
      status: index % 2 === 0 ? 'cancelled' : 'rejected',
      requestNo: `GN-200103-1${index}`,
    }),
  );
  const all = [old, ...newer];
  await Promise.all(all.map(givenExchange));
  const admin = await desk(browser);
  await admin.page.goto('/admin/gold-exchange');
  const tile = admin.page.getByRole('button', { name: /^GN-200102-0007/ });
  await expect(admin.page.getByRole('region', { name: '취소', exact: true })).toContainText('이 쪽');
  await expect(admin.page.getByRole('region', { name: '반려', exact: true })).toContainText('GN-200103-1');
  await expect(tile).toHaveCount(0);

  const search = admin.page.getByRole('searchbox', { name: '교환 검색' });
  for (const words of ['gn 200102 0007', old.receiptNo ?? '']) {
    await search.fill(words);
    await expect(admin.page.getByRole('heading', { name: '번호로 찾은 지난 교환' })).toBeVisible();
    await expect(tile).toContainText('교환 완료');
  }
  await tile.click();
  await expect(admin.page.getByRole('dialog')).toContainText(old.receiptNo ?? '');
  await admin.page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();

  await search.fill('');
  // What other journeys and the demo have ended lies in between.
  await expect(async () => {
    const further = admin.page.getByRole('button', { name: '이전에 끝난 교환 보기' });
    if (await further.isVisible()) await further.click();
    await expect(tile).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await admin.page.getByRole('button', { name: '최근에 끝난 교환 보기' }).click();
  await expect(tile).toHaveCount(0);
  await Promise.all(all.map(({ id }) => removed(`goldExchanges/${id}`)));
  await admin.context.close();
});

test('a gold price is set with its history, and the app follows', async ({ page, browser }) => {
  const admin = await desk(browser);
  await tremble(admin.page);
  await admin.page.goto('/admin/statistics?tab=prices');
  const form = admin.page.getByRole('form', { name: '시세 등록' });
  await form.getByLabel('살 때 (원/g)').fill('229,100');
  await form.getByLabel('팔 때 (원/g)').fill('230000');
  await form.getByLabel('출처').fill('시험 고시');
  await form.getByRole('button', { name: '시세 등록하기' }).click();
  await expect(form.getByText('팔 때 가격이 살 때 가격보다 높을 수 없습니다.')).toBeVisible();
  await form.getByLabel('팔 때 (원/g)').fill('21440');
  await form.getByRole('button', { name: '시세 등록하기' }).click();
  await expect(form.getByText('직전 시세와 차이가 큽니다.', { exact: false })).toBeVisible();
  await form.getByLabel('팔 때 (원/g)').fill('215,300');
  await form.getByRole('button', { name: '시세 등록하기' }).click();
  const line = `${words(today())} · 살 때 229,100원 · 팔 때 215,300원`;
  await expect(admin.page.getByRole('listitem').filter({ hasText: line })).toContainText('desk');
  await expect(main(admin.page)).toContainText(`${words(today())} 기준 · 살 때 229,100원 · 팔 때 215,300원`);
  await expectSaidOnce(admin.page, '시세를 등록했습니다.');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.goto('/');
  await expect(main(page)).toContainText('229,100원');
  await admin.context.close();
});

test('a fee table that was added is used from its day on', async ({ page, browser }) => {
  const admin = await desk(browser);
  await tremble(admin.page);
  await admin.page.goto('/admin/statistics?tab=fees');
  const form = admin.page.getByRole('form', { name: '새 수수료표' });
  const first = form.getByRole('group', { name: '규칙 1', exact: true });
  await first.getByLabel('수수료 (원)').fill('');
  await form.getByRole('button', { name: '수수료표 등록하기' }).click();
  await expect(first.getByText('수수료는 0원부터', { exact: false })).toBeVisible();
  await first.getByLabel('수수료 (원)').fill('21,000');
  await expect(form.getByRole('row', { name: /^1g 20,000원 21,000원/ })).toBeVisible();

  const add = async (date: string) => {
    await form.getByLabel('적용일').fill(date);
    await form.getByRole('button', { name: '수수료표 등록하기' }).click();
    const question = admin.page.getByRole('alertdialog');
    await expect(question).toContainText(`${words(date)}부터`);
    await question.getByRole('button', { name: '수수료표 등록하기' }).click();
    await expect(question).toBeHidden();
  };
  await add(dayAfter(30));
  await expect(main(admin.page)).toContainText(`${words(dayAfter(30))}부터 새 수수료표가 적용될 예정이에요.`);
  await page.goto('/goldbar-fee');
  await expect(page.getByRole('row', { name: /^1g/ })).toContainText('20,000원');

  await add(today());
  await expect(main(admin.page)).toContainText(`${words(today())}부터 적용`);
  expect(await idsWhere('adminActions', 'by', admin.person.uid)).toHaveLength(2);
  const changes = admin.page.getByRole('listitem').filter({ hasText: '규칙' });
  await expect(changes.filter({ hasText: '적용 중' }).first()).toContainText('desk');
  // A device that has not asked yet.
  const other = await browser.newPage();
  await other.goto('/goldbar-fee');
  await expect(other.getByRole('row', { name: /^1g/ })).toContainText('21,000원');
  await other.close();
  await admin.context.close();
});

test('a report is decided while two admins look, and the post is gone for both', async ({
  page,
  browser,
}) => {
  const id = unique('e2e');
  const detail = `가품 같아요 ${id}`;
  await given(`posts/${id}`, {
    ...Object.fromEntries(
      Object.entries({
        authorId: 'demo-rush',
        category: 'free',
        title: '금 싸게 팝니다',
        content: '연락 주세요.',
      }).map(([name, value]) => [name, text(value)]),
    ),
    images: { arrayValue: { values: [] } },
    createdAt: time(60),
    updatedAt: time(60),
    likeCount: { integerValue: '0' },
    commentCount: { integerValue: '0' },
  });
  await given(`reports/${id}`, {
    reporterId: text('demo-buyer'),
    targetType: text('post'),
    targetId: text(id),
    parentId: { nullValue: null },
    reason: text('spam'),
    detail: text(detail),
    status: text('open'),
    createdAt: time(26 * 60),
  });
  const [first, second] = [await desk(browser), await desk(browser)];
  const entry = (at: Page) => at.getByRole('article').filter({ hasText: detail });
  await tremble(first.page);
  for (const admin of [first, second]) {
    await admin.page.goto('/admin');
    await expect(entry(admin.page)).toContainText('26시간째 대기');
    await admin.page.route('**/viewReport', (route) => route.abort());
    await entry(admin.page).getByRole('button', { name: '내용 보기' }).click();
    await expect(entry(admin.page)).toContainText('신고된 내용을 불러오지 못했습니다.');
    // Nobody decides about what they have not seen.
    await expect(entry(admin.page)).toContainText('신고된 내용을 본 뒤에 처리할 수 있어요.');
    await expect(entry(admin.page).getByRole('button', { name: '숨기기' })).toHaveCount(0);
    await admin.page.unroute('**/viewReport');
    await entry(admin.page).getByRole('button', { name: '다시 시도' }).click();
    await expect(entry(admin.page)).toContainText('금 싸게 팝니다');
  }
  await entry(first.page).getByRole('button', { name: '숨기기' }).click();
  await expect(entry(first.page).getByLabel('사유')).toHaveAccessibleDescription('사유를 입력해주세요.');
  await entry(first.page).getByLabel('사유').fill('광고 글입니다.');
  await entry(first.page).getByRole('button', { name: '숨기기' }).click();
  await expect(entry(first.page)).toHaveCount(0);
  await expectSaidOnce(first.page, '신고를 처리했습니다.');
  await expect(entry(second.page)).toHaveCount(0);
  await first.page.getByRole('tab', { name: '처리됨' }).click();
  const decided = first.page.getByRole('listitem').filter({ hasText: '광고 글입니다.' }).first();
  await expect(decided).toContainText('숨김');
  await expect(decided).toContainText('desk');
  expect(await isStored(`posts/${id}`)).toBe(false);
  await page.goto(`/board/${id}`);
  await expect(main(page)).toContainText('이미 삭제되었거나 없는 글입니다.');
  await removed(`reports/${id}`);
  await removed(`reportDecisions/${id}`);
  await first.context.close();
  await second.context.close();
});

test('an admin who loses the claim is refused by the server and leaves the page', async ({ browser }) => {
  const admin = await desk(browser);
  await admin.page.goto('/admin/statistics?tab=prices');
  const form = admin.page.getByRole('form', { name: '시세 등록' });
  await form.getByLabel('적용일').fill(dayAfter(5));
  await form.getByLabel('살 때 (원/g)').fill('229000');
  await form.getByLabel('팔 때 (원/g)').fill('215000');
  await form.getByLabel('출처').fill('해임된 담당자');
  await setAdmin(admin.person.uid, false);
  await form.getByRole('button', { name: '시세 등록하기' }).click();
  await expect(admin.page).toHaveURL(/\/$/);
  expect(await isStored(`goldPrices/${dayAfter(5)}`)).toBe(false);
  await admin.context.close();
});

test('somebody who has left the desk by the command is shown nothing more, token or not', async ({
  browser,
}) => {
  const admin = await desk(browser);
  await given(`formerAdmins/${admin.person.uid}`, { removedAt: time(0) });
  await admin.page.goto('/admin/statistics');
  await expect(main(admin.page)).toContainText('통계를 볼 권한이 없습니다.');
  await admin.page.goto('/admin');
  await expect(main(admin.page)).toContainText('신고를 볼 권한이 없습니다.');
  await admin.page.goto('/admin/gold-exchange');
  await expect(main(admin.page)).toContainText('교환 목록을 볼 권한이 없습니다.');
  await admin.context.close();
});

for (const path of ['/admin', '/admin/statistics', '/admin/gold-exchange']) {
  test(`customers do not reach ${path}`, async ({ page }) => {
    await signInAs(page, await newPerson('customer'));
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  });
}

test.describe('with the worker', () => {
  test.use(WITH_WORKER);

  test('without a connection the desk says that it may be behind, and what is asked is not lost', async ({
    browser,
  }) => {
    const admin = await desk(browser);
    await admin.page.goto('/admin/statistics?tab=prices');
    const form = admin.page.getByRole('form', { name: '시세 등록' });
    await form.getByLabel('살 때 (원/g)').fill('229000');
    await form.getByLabel('팔 때 (원/g)').fill('215000');
    await form.getByLabel('출처').fill('오프라인');
    await admin.context.setOffline(true);
    await expect(main(admin.page).getByText('연결이 끊겨 있어 저장할 수 없습니다.')).toBeVisible();
    await form.getByRole('button', { name: '시세 등록하기' }).click();
    await expect(form.getByRole('alert')).toContainText('서버에 연결할 수 없습니다.');
    await expect(form.getByLabel('출처')).toHaveValue('오프라인');
    await admin.context.close();
  });
});

test('the editors and the queue have no barriers that axe knows, open and with faults shown', async ({
  browser,
}) => {
  const admin = await desk(browser);
  await admin.page.goto('/admin/statistics?tab=fees');
  const form = admin.page.getByRole('form', { name: '새 수수료표' });
  await form.getByRole('button', { name: '규칙 추가' }).click();
  await form.getByRole('button', { name: '수수료표 등록하기' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await barriersOn(admin.page)).toEqual([]);
  await admin.page.goto('/admin');
  await admin.page.getByRole('button', { name: '내용 보기' }).first().click();
  await expect(admin.page.getByRole('region', { name: '신고된 내용' })).toBeVisible();
  expect(await barriersOn(admin.page)).toEqual([]);
  await admin.context.close();
});

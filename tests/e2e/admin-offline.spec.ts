import type { Page } from '@playwright/test';
import { controlled } from '#tests/support/e2e/conversation.ts';
import { desk, main } from '#tests/support/e2e/exchange-desk.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';

const RETRY = { name: '다시 시도' } as const;
const LOADING = '불러오는 중입니다…';

/** What each page of the desk names as not kept on this device. */
const PAGES = [
  ['/admin', '신고는'],
  ['/admin/gold-exchange', '교환 목록은'],
  ['/admin/statistics', '통계는'],
  ['/admin/statistics?tab=prices', '변경 이력은'],
  ['/admin/statistics?tab=fees', '변경 이력은'],
  ['/admin/stores', '관리용 매장 목록은'],
  ['/admin/system', '예약 작업은'],
  ['/admin/system?tab=members', '변경 이력은'],
] as const;

const notKept = (page: Page, what: string) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: `${what} 이 기기에 저장하지 않습니다.` });

test('the desk opened without network says what it does not keep, and shows it once the network is back', async ({
  browser,
}) => {
  const { page, context } = await desk(browser);
  await controlled(page);
  // The code of each page is on the device once it was looked at.
  for (const [path] of PAGES) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByText(LOADING)).toHaveCount(0);
  }
  await page.close();

  await context.setOffline(true);
  for (const [path, what] of PAGES) {
    const cold = await context.newPage();
    await cold.goto(path);
    await expect(notKept(cold, what), path).toBeVisible();
    await expect(notKept(cold, what).getByRole('button', RETRY)).toBeVisible();
    await expect(main(cold).getByText(LOADING)).toHaveCount(0);
    await expect(main(cold)).not.toContainText('최신이 아닐 수 있습니다');
    await cold.close();
  }

  const cold = await context.newPage();
  await cold.goto('/admin/statistics');
  await notKept(cold, '통계는').getByRole('button', RETRY).click();
  await expect(cold.getByText('아직 오프라인 상태입니다.')).toBeVisible();
  await context.setOffline(false);
  await expect(cold.getByRole('table')).toContainText('합계');
  await context.close();
});

import type { Page } from '@playwright/test';
import { given } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { exchangeOf } from '#tests/support/e2e/push-journey.ts';

test.use(WITHOUT_WORKER);

const WIDE = { width: 1200, height: 900 };
const bottom = (page: Page) => page.getByRole('navigation', { name: '하단 메뉴' });
const top = (page: Page) => page.getByRole('navigation', { name: '주요 메뉴' });

test('an admin’s badge counts the requests that wait for the desk, and not the own exchanges', async ({
  page,
}) => {
  const desk = await newPerson('desk', { isAdmin: true });
  await given(`goldExchanges/${desk.uid}`, exchangeOf(desk.uid));
  await signInAs(page, desk);
  await page.goto('/');
  const badge = bottom(page).getByText(/새 교환 신청 \d+개/);
  await expect(badge).toBeAttached();
  const count = async () => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0]);
  const before = await count();
  await given(`goldExchanges/${desk.uid}2`, exchangeOf('somebody', 'requested'));
  await expect.poll(count).toBe(before + 1);
  await expect(bottom(page)).not.toContainText('확인하지 않은 교환');
  await page.setViewportSize(WIDE);
  await expect(top(page)).toContainText(`새 교환 신청 ${before + 1}개`);
  await expect(top(page)).toContainText('확인하지 않은 교환 1개');
});

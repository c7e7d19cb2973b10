import type { Page } from '@playwright/test';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { begunRoomOf } from '#tests/support/e2e/buyer-room.ts';
import {
  composer,
  controlled,
  given,
  log,
  phoneOf,
  say,
  serverUnread,
} from '#tests/support/e2e/conversation.ts';
import { wellWithinADay } from '#tests/support/e2e/days.ts';
import { storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { exchangeOf, notify, sellerWrites } from '#tests/support/e2e/push-journey.ts';
import { holdsMessage } from '#tests/support/e2e/queue.ts';

test.use(WITHOUT_WORKER);

// The notification centre, and the counts that lead to it.

const TWO_DAYS = 2 * 24 * 60;
const WIDE = { width: 1200, height: 900 };
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('listitem');
const bottom = (page: Page) => page.getByRole('navigation', { name: '하단 메뉴' });
const top = (page: Page) => page.getByRole('navigation', { name: '주요 메뉴' });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('notifications are grouped by day, the unread first, and are read one at a time', async ({ page }) => {
  await wellWithinADay();
  const person = await newPerson('reader');
  const old = await notify(person.uid, { title: '그제의 소식' }, minutesAgo(TWO_DAYS));
  // The older of two, and yet above what is read.
  await notify(person.uid, { title: '오늘의 소식' });
  await notify(person.uid, { title: '읽은 소식', read: true });
  await signInAs(page, person);
  await page.goto('/notifications');
  await expect(rows(page)).toHaveCount(3);
  const titles = await rows(page).locator('a').allTextContents();
  expect(titles).toEqual(['오늘의 소식', '읽은 소식', '그제의 소식']);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(main(page)).toContainText('읽지 않은 알림 2개');
  await page.getByRole('button', { name: '그제의 소식 읽음으로 표시' }).click();
  await expect(main(page)).toContainText('읽지 않은 알림 1개');
  await expect.poll(() => storedField(`notifications/${old}`, 'read')).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await barriersOn(page), colorScheme).toEqual([]);
  }
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('all are read with one press, offline too, and the server hears of it', async ({ page, context }) => {
    const person = await newPerson('offline');
    const ids = [await notify(person.uid, { title: '하나' }), await notify(person.uid, { title: '둘' })];
    await signInAs(page, person);
    await controlled(page);
    await page.goto('/notifications');
    await expect(rows(page)).toHaveCount(2);
    await context.setOffline(true);
    await page.getByRole('button', { name: '모두 읽음' }).click();
    await expect(main(page)).toContainText('모두 읽었어요.');
    await loadAnew(page);
    await expect(main(page)).toContainText('모두 읽었어요.');
    await context.setOffline(false);
    for (const id of ids) await expect.poll(() => storedField(`notifications/${id}`, 'read')).toBe(true);
    await expect(main(page)).toContainText('모두 읽었어요.');
  });
});

test('a link out of the app leads nowhere, however it is written', async ({ page }) => {
  const person = await newPerson('careful');
  const links = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];
  for (const [index, link] of links.entries()) await notify(person.uid, { title: `미끼 ${index}`, link });
  await notify(person.uid, { title: '진짜', link: '/goldbar-fee' });
  await signInAs(page, person);
  await page.goto('/notifications');
  await expect(rows(page)).toHaveCount(links.length + 1);
  await expect(main(page).getByText('미끼 0')).toBeVisible();
  expect(await rows(page).locator('a').allTextContents()).toEqual(['진짜']);
  await rows(page).getByRole('link', { name: '진짜' }).click();
  await expect(page).toHaveURL(/\/goldbar-fee$/);
});

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('badges count what is new in every place, live, offline and up to 99+', async ({ page, context }) => {
    const person = await newPerson('counted');
    await signInAs(page, person);
    await controlled(page);
    await notify(person.uid);
    await expect(bottom(page)).toContainText('읽지 않은 알림 1개');
    await sellerWrites(person.uid, '안녕하세요');
    await expect(bottom(page)).toContainText('읽지 않은 채팅 1개');
    await given(`goldExchanges/${person.uid}`, exchangeOf(person.uid));
    await expect(bottom(page)).toContainText('확인하지 않은 교환 1개');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    for (const words of ['읽지 않은 채팅 1개', '확인하지 않은 교환 1개', '읽지 않은 알림 1개']) {
      await expect(page.getByRole('dialog')).toContainText(words);
    }
    await context.setOffline(true);
    // Under the open menu: nothing is about to step back.
    await page.reload();
    for (const words of ['읽지 않은 채팅 1개', '확인하지 않은 교환 1개', '읽지 않은 알림 1개']) {
      await expect(bottom(page)).toContainText(words);
    }
    await context.setOffline(false);
    await sellerWrites(person.uid, '또 안녕하세요', 120);
    await expect(bottom(page)).toContainText('읽지 않은 채팅 121개');
    await expect(bottom(page).getByText('99+', { exact: true })).toBeVisible();
    // The same counts, at the same time, where there is room for the whole menu.
    await page.setViewportSize(WIDE);
    await expect(top(page)).toContainText('읽지 않은 채팅 121개');
    await expect(top(page)).toContainText('확인하지 않은 교환 1개');
  });
});

const toasts = (page: Page) => page.getByRole('region', { name: '알림 메시지' });

test('what comes while the app is open is told once without a push, and a message is answered in place', async ({
  page,
  browser,
  context,
}) => {
  const talk = await begunRoomOf(page);
  const seller = await phoneOf(browser, 'seller');
  await seller.page.goto(talk.path);
  await page.getByRole('link', { name: '채팅 목록으로' }).click();
  await say(seller.page, '하나');
  // The list of rooms is followed from here on.
  await expect(page.getByText('읽지 않은 채팅 1개').first()).toBeAttached();
  await bottom(page).getByRole('link', { name: '홈' }).click();

  await say(seller.page, '둘');
  await expect(toasts(page)).toContainText('둘');
  await toasts(page).getByLabel('바로 답장하기').fill('네, 좋아요');
  // A mark covers what this device holds.
  await expect.poll(() => holdsMessage(page, talk.buyer, '둘')).toBe(true);
  await toasts(page).getByLabel('바로 답장하기').press('Enter');
  await expect(toasts(page)).toContainText('답장을 보냈어요.');
  await expect(log(seller.page)).toContainText('네, 좋아요');
  await expect.poll(() => serverUnread(talk, talk.buyer)).toBe(0);

  await say(seller.page, '셋');
  await expect(toasts(page)).toContainText('셋');
  await toasts(page).getByLabel('바로 답장하기').fill('쓰다 만 답장');
  await say(seller.page, '넷');
  await expect(toasts(page)).toContainText('넷');
  await expect(toasts(page).getByLabel('바로 답장하기')).toHaveValue('쓰다 만 답장');
  await toasts(page).getByRole('button', { name: '종로한돈' }).click();
  await expect(composer(page)).toHaveValue('쓰다 만 답장');

  // The room is on the screen, and only one of two tabs tells.
  await say(seller.page, '다섯');
  await expect(log(page)).toContainText('다섯');
  await expect(toasts(page)).not.toContainText('다섯');
  const second = await context.newPage();
  await second.goto('/stores');
  await second.getByRole('heading', { level: 1 }).waitFor();
  await notify(talk.buyer, { type: 'order', title: '예약되었어요', link: '/my-orders' });
  const told = async () =>
    (await toasts(page).getByText('예약되었어요').count()) +
    (await toasts(second).getByText('예약되었어요').count());
  await expect.poll(told).toBe(1);
  await seller.context.close();
});

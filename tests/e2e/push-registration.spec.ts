import type { BrowserContext, Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#scripts/lib/chromium.mjs';
import { commit, controlled, root } from '#tests/support/e2e/conversation.ts';
import { storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { unique } from '#tests/support/e2e/lane.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { expect, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { kept, pushesTo, notify, registeredFor, test } from '#tests/support/e2e/push-journey.ts';
import { givenPushService, sentTo } from '#tests/support/e2e/push-service.ts';

// How a browser becomes one that is told while the app is closed, and how it ceases to be.

/** The engine without windows shows no notifications, and so allows none. */
test.use({ launchOptions: chromiumLaunchOptions() });

const WEEK_MS = 7 * 24 * 60 * 60_000;
const settings = (page: Page) => page.getByRole('region', { name: '알림 설정' });
const permit = (context: BrowserContext) => context.grantPermissions(['notifications']);
const tokensOf = (uid: string) => storedField(`users/${uid}`, 'fcmTokens');

/** Answers the browser's question as a person would, and counts how often it is asked. */
async function answerWith(page: Page, answer: NotificationPermission): Promise<() => Promise<number>> {
  await page.addInitScript((given) => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      asked.times += 1;
      permission = given;
      return given;
    };
  }, answer);
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'asked'), 'times')));
}

/** Makes the token that old to the app, and to Firebase's SDK, which keeps a token for seven days as well. */
const tokenIsFrom = (page: Page, time: number): Promise<void> =>
  page.evaluate(async (createTime) => {
    localStorage.setItem('fcmTokenFetchedAt', String(createTime));
    const STORE = 'firebase-messaging-store';
    const opening = indexedDB.open('firebase-messaging-database');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const entries = opening.result.transaction(STORE, 'readwrite').objectStore(STORE).openCursor();
    await new Promise<void>((resolve) => {
      entries.onsuccess = () => {
        const entry = entries.result;
        if (entry === null) return resolve();
        entry.update({ ...entry.value, createTime });
        return entry.continue();
      };
    });
    opening.result.close();
  }, time);

test('the settings explain, the browser asks after a press only, and the server has the token', async ({
  page,
  context,
}) => {
  const person = await newPerson('asked');
  const asked = await answerWith(page, 'granted');
  const { token } = await givenPushService(context, unique('token'));
  await signInAs(page, person);
  await page.goto('/profile');
  await expect(settings(page)).toContainText(
    '새 채팅, 거래와 교환 소식, 댓글과 후기, 관심상품의 가격 인하를 이 기기로 알려드려요.',
  );
  await controlled(page);
  expect(await asked()).toBe(0);
  await settings(page).getByRole('button', { name: '알림 받기' }).click();
  await expect(settings(page)).toContainText('이 기기에서 알림을 받고 있어요.');
  expect(await asked()).toBe(1);
  expect(await kept(page, 'fcmToken')).toBe(token);
  await expect.poll(() => tokensOf(person.uid)).toEqual([token]);
});

test('who refuses is told how to change that, and is not asked again', async ({ page, context }) => {
  const asked = await answerWith(page, 'denied');
  const service = await givenPushService(context, unique('token'));
  await signInAs(page, await newPerson('refusing'));
  await page.goto('/notifications');
  await page.getByRole('button', { name: '알림 받기' }).click();
  await expect(page.getByText('알림이 차단되어 있습니다.')).toBeVisible();
  await expect(page.getByText(/브라우저의 사이트 설정에서/)).toBeVisible();
  await expect(page.getByRole('button', { name: '알림 받기' })).toHaveCount(0);
  expect(await asked()).toBe(1);
  expect(service.tokenRequests).toBe(0);
});

test('a push service that fails says so, and another try may succeed', async ({ page, context }) => {
  const person = await newPerson('unlucky');
  await permit(context);
  const service = await givenPushService(context, unique('token'));
  service.isBroken = true;
  await signInAs(page, person);
  await controlled(page);
  await page.goto('/profile');
  await expect(settings(page)).toContainText('알림을 등록하지 못했습니다.');
  expect(await kept(page, 'fcmToken')).toBeNull();
  service.isBroken = false;
  await settings(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(settings(page)).toContainText('이 기기에서 알림을 받고 있어요.');
  await expect.poll(() => tokensOf(person.uid)).toEqual([service.token]);
});

test('the token is fetched again after seven days, and replaces itself on the server only when it changed', async ({
  page,
  context,
}) => {
  const person = await newPerson('faithful');
  await permit(context);
  const service = await givenPushService(context, unique('token'));
  await signInAs(page, person);
  await page.goto('/');
  await registeredFor(page, person, service.token);
  const first = service.token;
  const asked = service.tokenRequests;
  await loadAnew(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // Young: whatever the service would say now, nobody asks it.
  service.token = unique('token');
  await registeredFor(page, person, first);
  expect(service.tokenRequests).toBe(asked);
  await tokenIsFrom(page, Date.now() - WEEK_MS - 60_000);
  await loadAnew(page);
  await registeredFor(page, person, service.token);
  expect(await tokensOf(person.uid)).toEqual([service.token]);
});

test('a token that the server has given up is replaced by one of a new subscription at a start a day later', async ({
  page,
  context,
}) => {
  const person = await newPerson('lost');
  await permit(context);
  const service = await givenPushService(context, unique('token'));
  await signInAs(page, person);
  await page.goto('/');
  await registeredFor(page, person, service.token);
  const subscription = await kept(page, 'e2e.subscribed');
  const account = { name: `${root}/users/${person.uid}`, fields: { fcmTokens: { arrayValue: {} } } };
  await commit([{ update: account, updateMask: { fieldPaths: ['fcmTokens'] } }]);
  service.token = unique('token');
  await page.evaluate((time) => localStorage.setItem('fcmTokenSavedAt', String(time)), Date.now() - WEEK_MS);
  await loadAnew(page);
  await registeredFor(page, person, service.token);
  await expect.poll(() => tokensOf(person.uid)).toEqual([service.token]);
  expect(await kept(page, 'e2e.subscribed')).not.toBe(subscription);
});

test('a sign-out takes the token from the device and from the server', async ({ page, context }) => {
  const person = await newPerson('leaving');
  await permit(context);
  const service = await givenPushService(context, unique('token'));
  await signInAs(page, person);
  await controlled(page);
  await registeredFor(page, person, service.token);
  await notify(person.uid);
  await pushesTo({ service });
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL('**/login');
  expect(await kept(page, 'fcmToken')).toBeNull();
  expect(await kept(page, 'e2e.subscribed')).toBeNull();
  await expect.poll(() => tokensOf(person.uid)).toEqual([]);
  expect(await sentTo(service.token)).toHaveLength(1);
});

test.describe('without the worker', () => {
  test.use(WITHOUT_WORKER);

  test('quiet hours are kept on the server, for every device, until they are ended', async ({ page }) => {
    const person = await newPerson('sleeper');
    const quietHours = () => storedField(`users/${person.uid}`, 'quietHours');
    await signInAs(page, person);
    await page.goto('/profile');
    const isOn = settings(page).getByRole('checkbox', { name: '방해 금지 시간' });
    const save = settings(page).getByRole('button', { name: '방해 금지 시간 저장' });
    await isOn.check();
    await settings(page).getByLabel('시작 시각').fill('23:30');
    await settings(page).getByLabel('종료 시각').fill('23:30');
    await save.click();
    await expect(settings(page)).toContainText('시작 시각과 종료 시각이 같을 수 없습니다.');
    await settings(page).getByLabel('종료 시각').fill('07:00');
    await save.click();
    await expect.poll(quietHours).toEqual({ fromMinute: 23 * 60 + 30, toMinute: 7 * 60 });
    await loadAnew(page);
    await expect(settings(page).getByLabel('시작 시각')).toHaveValue('23:30');
    await expect(isOn).toBeChecked();
    await isOn.uncheck();
    await save.click();
    await expect.poll(quietHours).toBeNull();
  });
});

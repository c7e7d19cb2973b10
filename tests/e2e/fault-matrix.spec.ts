import { chromiumLaunchOptions } from '#scripts/lib/chromium.mjs';
import type { Page } from '@playwright/test';
import { demoAccounts } from '#scripts/lib/demo-accounts.mjs';
import { askedWakeUps, wakeServiceWorker } from '#tests/support/e2e/background-sync.ts';
import {
  DELIVERY,
  emptyRoomOf,
  expectDelivered,
  reopened,
  roomOf,
  TEXTS,
} from '#tests/support/e2e/buyer-room.ts';
import {
  composer,
  controlled,
  log,
  newTalk,
  openRoom,
  phoneOf,
  say,
  serverTexts,
  serverUnread,
} from '#tests/support/e2e/conversation.ts';
import { deploy, lookForUpdate, takenOver, updated } from '#tests/support/e2e/deploy.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, setDisabled, signInAs, signInByHand } from '#tests/support/e2e/people.ts';
import { holdsMessage, queueMessages } from '#tests/support/e2e/queue.ts';

// The engine without windows has no Background Sync.
test.use({ launchOptions: chromiumLaunchOptions() });

// The rest of the fault matrix (docs/fault-matrix.md): updates, a full disk, a long queue, several drainers,
// a lost sign-in.

/**
 * From now on the disk refuses every new row: Chromium counts too late to be brought there by a small quota.
 */
const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['disk'] = 'full';
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function refuse(...row) {
      if (document.documentElement.dataset['disk'] === 'full') {
        throw new DOMException('full', 'QuotaExceededError');
      }
      return add.apply(this, row);
    };
  });

const emptyDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['disk'] = 'empty';
  });

const lines = (page: Page) => log(page).getByText(/^줄 \d+$/);
const oldestLine = async (page: Page) =>
  Number((await lines(page).first().innerText()).replaceAll(/\D/g, ''));

const send = (page: Page) => page.getByRole('button', { name: '보내기', exact: true }).click();

test.describe('a new version of the app', () => {
  test('comes while one tab sends and another is typed into: nothing is lost, doubled or wiped', async ({
    page,
    context,
    faults,
  }) => {
    const talk = await roomOf(page);
    const other = await reopened(context, talk);
    await composer(other).fill('쓰던 글');
    await page.bringToFront();
    await faults.add({ ...DELIVERY, times: 3, action: { kind: 'delay', ms: 2_000 } });
    await say(page, ...TEXTS);
    await deploy();
    await lookForUpdate(page);
    await expectDelivered(talk, ['처음', ...TEXTS]);
    await takenOver(page);
    await other.bringToFront();
    await expect(composer(other)).toHaveValue('쓰던 글');
    await send(other);
    await expectDelivered(talk, ['처음', ...TEXTS, '쓰던 글']);
    await page.bringToFront();
    await page.getByRole('link', { name: '채팅 목록으로' }).click();
    await expect(page.getByRole('list', { name: '대화 목록' })).toBeVisible();
  });

  test('has taken the old code away under an open room: the next screen opens, and the draft is there again', async ({
    page,
  }) => {
    const talk = await roomOf(page);
    await deploy();
    await updated(page);
    const draft = `쓰다 만 글 ${talk.productId}`;
    await composer(page).fill(draft);
    await page.getByRole('link', { name: '채팅 목록으로' }).click();
    await page.getByRole('list', { name: '대화 목록' }).getByText(draft).waitFor();
    await page.goto(talk.path);
    await expect(composer(page)).toHaveValue(draft);
    await send(page);
    await expectDelivered(talk, ['처음', draft]);
  });

  test('has taken the way to the server away under an open room: what is typed then goes out all the same', async ({
    page,
    context,
  }) => {
    const talk = await roomOf(page);
    await page.close();
    // This page has had nothing to send yet, so it has not loaded what sends.
    const idle = await reopened(context, talk);
    await controlled(idle);
    await deploy();
    await updated(idle);
    await say(idle, ...TEXTS);
    await expectDelivered(talk, ['처음', ...TEXTS]);
    await expect(log(idle).getByText('전송 대기 중')).toHaveCount(0);
  });

  test('is deployed over a page without a worker: a missing part reloads it once, and the draft is there', async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const talk = await emptyRoomOf(page);
    const draft = `쓰다 만 글 ${talk.productId}`;
    await composer(page).fill(draft);
    await deploy();
    await page.getByRole('link', { name: '채팅 목록으로' }).click();
    await page.getByRole('list', { name: '대화 목록' }).getByText(draft).waitFor();
    await page.goto(talk.path);
    await expect(composer(page)).toHaveValue(draft);
    await context.close();
  });
});

test('a full disk refuses in words, the text stays in the box, and it goes out once there is room', async ({
  page,
}) => {
  const talk = await roomOf(page);
  await fillDisk(page);
  await composer(page).fill('길게 쓴 글');
  await send(page);
  await expect(page.getByText(/저장 공간이 부족해 메시지를 저장하지 못했습니다/)).toBeVisible();
  await expect(composer(page)).toHaveValue('길게 쓴 글');
  await emptyDisk(page);
  await send(page);
  await expect(composer(page)).toHaveValue('');
  await expectDelivered(talk, ['처음', '길게 쓴 글']);
});

test('10,000 queued messages: the room opens and scrolls, takes one more, and they go out in order', async ({
  page,
  context,
}) => {
  const talk = await roomOf(page);
  await context.setOffline(true);
  const queued = await queueMessages(page, { uid: talk.buyer, chatId: talk.chatId, count: 10_000 });
  await loadAnew(page);
  await expect(log(page).getByText(queued.at(-1) ?? '', { exact: true })).toBeVisible();
  await say(page, '하나 더');
  // Scrolled back, older lines come from the disk.
  await expect(async () => {
    await lines(page).first().scrollIntoViewIfNeeded();
    expect(await oldestLine(page)).toBeLessThan(9_900);
  }).toPass();
  await page.goto('/profile');
  await expect(page.getByText('전송 대기 10,001개')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await serverTexts(talk)).length).toBeGreaterThan(64);
  const arrived = await serverTexts(talk);
  expect(arrived).toEqual(['처음', ...queued].slice(0, arrived.length));
});

test('two tabs and the worker drain one queue over a network that loses answers: each message arrives once', async ({
  page,
  context,
  faults,
}) => {
  const talk = await roomOf(page);
  const other = await reopened(context, talk);
  await context.setOffline(true);
  await page.bringToFront();
  await say(page, ...TEXTS);
  const [tag = ''] = await askedWakeUps(page);
  await faults.add({ ...DELIVERY, times: 4, action: { kind: 'drop-response' } });
  await context.setOffline(false);
  await wakeServiceWorker(page, new URL(page.url()).origin, tag);
  await other.bringToFront();
  await say(other, '넷');
  await expectDelivered(talk, ['처음', ...TEXTS, '넷']);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    for (const text of [...TEXTS, '넷']) {
      await expect(log(tab).getByText(text, { exact: true })).toHaveCount(1);
    }
    await expect(log(tab).getByText('전송 대기 중')).toHaveCount(0);
  }
});

test('a sign-in that the server has ended keeps what waits for the same person, and shows it to nobody else', async ({
  page,
  context,
  faults,
}) => {
  const person = await newPerson('writer');
  const talk = await newTalk(person.uid);
  await signInAs(page, person);
  await controlled(page);
  await openRoom(page, talk);
  await say(page, '처음');
  await expectDelivered(talk, ['처음']);
  await context.setOffline(true);
  const secret = `나만 보는 글 ${talk.productId}`;
  await say(page, ...TEXTS, secret);
  // The token is not taken any more, and a fresh one is refused: the account was closed meanwhile.
  await setDisabled(person.uid, true);
  await faults.add({ ...DELIVERY, action: { kind: 'status', status: 401 } });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);

  await signInByHand(page, demoAccounts.buyer);
  await page.goto('/chat');
  await expect(page.getByRole('list', { name: '대화 목록' })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  // Not before: the worker looks once a second who is signed in, and a server takes the old token no better
  // until then.
  await faults.clear();
  await page.goto(talk.path);
  await page.getByRole('main').getByRole('link', { name: '채팅 목록으로' }).waitFor();
  await expect(log(page)).toHaveCount(0);
  expect(await serverTexts(talk)).toEqual(['처음']);

  await page.goto('/');
  await page.getByRole('button', { name: '메뉴' }).first().click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL('**/login');
  await setDisabled(person.uid, false);
  await signInByHand(page, person);
  await expectDelivered(talk, ['처음', ...TEXTS, secret]);
});

test('what the other side wrote while a long queue waited is on the device too, and counts as unread', async ({
  page,
  context,
  browser,
}) => {
  const talk = await roomOf(page);
  await page.getByRole('link', { name: '채팅 목록으로' }).click();
  const rooms = page.getByRole('list', { name: '대화 목록' });
  await expect(rooms).toBeVisible();
  await context.setOffline(true);
  const queued = await queueMessages(page, { uid: talk.buyer, chatId: talk.chatId, count: 25 });

  const seller = await phoneOf(browser, 'seller', WITHOUT_WORKER);
  await seller.page.goto(talk.path);
  await say(seller.page, '판매자의 답');
  await expect.poll(() => serverTexts(talk)).toEqual(['처음', '판매자의 답']);
  await seller.context.close();

  await context.setOffline(false);
  await expect.poll(() => serverTexts(talk)).toEqual(['처음', '판매자의 답', ...queued]);
  await expect.poll(() => holdsMessage(page, talk.buyer, '판매자의 답')).toBe(true);
  expect(await serverUnread(talk, talk.buyer)).toBe(1);

  await context.setOffline(true);
  await page.goto(talk.path);
  await expect(async () => {
    await lines(page).first().scrollIntoViewIfNeeded();
    await expect(log(page).getByText('판매자의 답', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await context.setOffline(false);
});

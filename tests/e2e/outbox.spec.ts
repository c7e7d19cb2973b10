import { chromiumLaunchOptions } from '#scripts/lib/chromium.mjs';
import { askedWakeUps, wakeServiceWorker } from '#tests/support/e2e/background-sync.ts';
import { DELIVERY, expectDelivered, reopened, roomOf, TEXTS } from '#tests/support/e2e/buyer-room.ts';
import { composer, given, log, removed, say, SELLER, serverTexts } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP } from '#tests/support/e2e/journey.ts';

// The engine without windows has no Background Sync.
test.use({ launchOptions: chromiumLaunchOptions(), ...WITH_APP });

// The fault matrix where a browser is what decides: a message typed is delivered, once, in order, or visibly
// waiting.

test.describe('the network', () => {
  for (const [name, action] of [
    ['resets the connection', { kind: 'reset' }],
    ['loses the answer after the commit', { kind: 'drop-response' }],
    ['says 503 with Retry-After', { kind: 'status', status: 503, retryAfterSeconds: 1 }],
    ['says 429 with Retry-After', { kind: 'status', status: 429, retryAfterSeconds: 1 }],
    ['is a captive portal', { kind: 'captive-portal' }],
    ['is slow', { kind: 'delay', ms: 3_000 }],
  ] as const) {
    test(`${name}: everything arrives once and in order`, async ({ page, faults }) => {
      const talk = await roomOf(page);
      await faults.add({ ...DELIVERY, times: 2, action });
      await say(page, ...TEXTS);
      await expectDelivered(talk);
      await expect(log(page).getByText('전송 대기 중')).toHaveCount(0);
    });
  }

  test('is gone: bubbles wait visibly, survive a cold start, and go out when it is back', async ({
    page,
    context,
  }) => {
    const talk = await roomOf(page);
    await context.setOffline(true);
    await say(page, ...TEXTS);
    await expect(log(page).getByText('전송 대기 중')).toHaveCount(TEXTS.length);
    await page.close();
    const cold = await reopened(context, talk);
    for (const text of TEXTS) await expect(log(cold).getByText(text, { exact: true })).toBeVisible();
    await expect(log(cold).getByText('전송 대기 중')).toHaveCount(TEXTS.length);
    expect(await serverTexts(talk)).toEqual(['처음']);
    await context.setOffline(false);
    await expectDelivered(talk);
    await expect(log(cold).getByText('전송 대기 중')).toHaveCount(0);
  });

  test('is gone, in a browser that never wakes a closed app: the bubble says that it goes out when the app is opened', async ({
    page,
    context,
  }) => {
    const OPENED = '인터넷에 연결된 뒤 앱을 열면 바로 보내요.';
    const talk = await roomOf(page);
    await context.setOffline(true);
    await say(page, '여기서는 깨어나요');
    await expect(log(page).getByText('전송 대기 중')).toBeVisible();
    await expect(log(page).getByText(OPENED)).toHaveCount(0);
    await context.setOffline(false);
    await expect(log(page).getByText('전송 대기 중')).toHaveCount(0);

    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SyncManager'));
    await page.close();
    const elsewhere = await reopened(context, talk);
    await context.setOffline(true);
    await say(elsewhere, '하나', '둘');
    // Once for what waits together.
    await expect(log(elsewhere).getByText(OPENED)).toHaveCount(1);
    await context.setOffline(false);
    await expect(log(elsewhere).getByText('전송 대기 중')).toHaveCount(0);
    await expect(log(elsewhere).getByText(OPENED)).toHaveCount(0);
  });

  test('swallows everything: the saved conversation opens, and once 15 s have passed the strip says so', async ({
    page,
    faults,
  }) => {
    const talk = await roomOf(page);
    await faults.add({ action: { kind: 'stall' } });
    await faults.streams('freeze');
    await page.clock.install();
    await page.goto(talk.path);
    await expect(log(page)).toContainText('처음');
    await say(page, ...TEXTS);
    // Whether anything at all came through decides which of the two it is.
    const strip = page.getByText(/오프라인 상태입니다|연결이 불안정합니다/);
    await page.clock.runFor(15_000);
    await expect(strip).toBeVisible();
    await faults.clear();
    await faults.streams('cut');
    await expectDelivered(talk);
    await expect(strip).toBeHidden();
  });
});

test.describe('a page that is killed', () => {
  for (const kind of ['stall', 'drop-response'] as const) {
    test(`with messages in flight (${kind}): the next one delivers them once`, async ({
      page,
      context,
      faults,
    }) => {
      const talk = await roomOf(page);
      await faults.add({ ...DELIVERY, action: { kind } });
      await say(page, ...TEXTS);
      await expect
        .poll(async () => (await faults.requests()).filter(({ action }) => action === kind).length)
        .toBeGreaterThan(0);
      await page.close();
      await faults.clear();
      await reopened(context, talk);
      await expectDelivered(talk);
    });
  }

  test('with every tab closed: the service worker delivers when the network is back', async ({
    page,
    context,
  }) => {
    const talk = await roomOf(page);
    await context.setOffline(true);
    await say(page, ...TEXTS);
    await expect(log(page).getByText('전송 대기 중')).toHaveCount(TEXTS.length);
    const [tag = ''] = await askedWakeUps(page);
    const { origin } = new URL(page.url());
    const nobodys = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await wakeServiceWorker(nobodys, origin, tag);
    await expectDelivered(talk);
  });

  test('with every tab closed and Auth stalled: a worker that is woken delivers all the same', async ({
    page,
    context,
    faults,
  }) => {
    const talk = await roomOf(page);
    await faults.add({ ...DELIVERY, action: { kind: 'stall' } });
    await say(page, ...TEXTS);
    await expect(
      log(page).getByText('전송 대기 중').or(log(page).getByText('전송 중')).first(),
    ).toBeVisible();
    const { origin } = new URL(page.url());
    const nobodys = await context.newPage();
    await page.close();
    await faults.clear();
    // Firebase asks about the account before it says who is signed in, and waits half a minute for the
    // answer.
    await faults.add({ target: 'auth', action: { kind: 'stall' } });
    await faults.forget();
    await wakeServiceWorker(nobodys, origin, 'geumnaru-outbox-test');
    await expect.poll(() => serverTexts(talk)).toEqual(['처음', ...TEXTS]);
    // What was delivered after that would have waited for it.
    const seen = await faults.requests();
    const givenUp = seen.findIndex(({ target, action }) => target === 'auth' && action === 'given-up');
    const before = givenUp === -1 ? seen : seen.slice(0, givenUp);
    expect(before.filter(({ url, action }) => action === 'pass' && url.includes(':commit'))).not.toEqual([]);
    await faults.clear();
    await expectDelivered(talk);
  });

  test('that is frozen while it drains: another tab takes over', async ({ page, context, faults }) => {
    const talk = await roomOf(page);
    const other = await reopened(context, talk);
    await page.bringToFront();
    await faults.add({ ...DELIVERY, times: 1, action: { kind: 'stall' } });
    await say(page, ...TEXTS);
    await expect
      .poll(async () => (await faults.requests()).some(({ action }) => action === 'stall'))
      .toBe(true);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await other.bringToFront();
    await expect.poll(() => serverTexts(talk)).toEqual(['처음', ...TEXTS]);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await expectDelivered(talk);
  });
});

test('two tabs type into one room: each message arrives once', async ({ page, context, faults }) => {
  const talk = await roomOf(page);
  const other = await reopened(context, talk);
  await faults.add({ ...DELIVERY, times: 3, action: { kind: 'drop-response' } });
  // A tab in the background draws nothing, so each is looked at while it is typed into.
  for (const [tab, text] of [
    [page, '가'],
    [other, '나'],
    [page, '다'],
  ] as const) {
    await tab.bringToFront();
    await say(tab, text);
  }
  await expectDelivered(talk, ['처음', '가', '나', '다']);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    for (const text of ['가', '나', '다']) {
      await expect(log(tab).getByText(text, { exact: true })).toHaveCount(1);
    }
  }
});

test('a refusal shows its reason, holds its room alone, and is sent by 다시 시도 once it may', async ({
  page,
}) => {
  const talk = await roomOf(page);
  await given(`blocks/${SELLER}/items/${talk.buyer}`, {
    createdAt: { timestampValue: '2026-01-01T00:00:00Z' },
  });
  try {
    await say(page, '막힌 말');
    await expect(log(page)).toContainText('전송 실패');
    await expect(log(page)).toContainText('메시지를 보낼 권한이 없습니다.');
  } finally {
    await removed(`blocks/${SELLER}/items/${talk.buyer}`);
  }
  await log(page).getByRole('button', { name: '다시 시도' }).click();
  await expectDelivered(talk, ['처음', '막힌 말']);
  await expect(log(page)).not.toContainText('전송 실패');
});

test('a clock that is a day off, either way, delays nothing', async ({ page, context, faults }) => {
  const talk = await roomOf(page);
  await faults.add({ ...DELIVERY, times: 1, action: { kind: 'reset' } });
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await say(page, '내일');
  await expectDelivered(talk, ['처음', '내일']);
  await page.close();
  const past = await context.newPage();
  await past.clock.install({ time: Date.now() - 86_400_000 });
  await past.goto(talk.path);
  await composer(past).waitFor();
  await say(past, '어제');
  await expectDelivered(talk, ['처음', '내일', '어제']);
});

test('signing out with messages unsent warns first, and then leaves nothing of the person', async ({
  page,
  context,
}) => {
  const talk = await roomOf(page);
  const database = `geumnaru-${talk.buyer}`;
  await context.setOffline(true);
  await say(page, '보내지 못한 말');
  // A room leaves the screen of a phone to its words: the menu is a step back.
  await page.getByRole('link', { name: '채팅 목록으로' }).click();
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('보내지 못한 메시지가 1개 있습니다.')).toBeVisible();
  // The sign-out ends with a document load, which must not come between a question and its answer.
  const loadedAfresh = page.waitForEvent('domcontentloaded');
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await loadedAfresh;
  await expect(page).toHaveURL(/\/login$/);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain(database);
  await context.setOffline(false);
});

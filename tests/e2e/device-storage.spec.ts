import type { Page } from '@playwright/test';
import { emptyRoomOf, roomOf } from '#tests/support/e2e/buyer-room.ts';
import { composer, log, say, serverTexts, type Talk } from '#tests/support/e2e/conversation.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { APP } from '#tests/support/e2e/lane.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { signInByHand } from '#tests/support/e2e/people.ts';

test.use(WITH_APP);

const databaseOf = ({ buyer }: Talk) => `geumnaru-${buyer}`;

/** What a browser that makes room takes of a site at once; what is kept apart from it stays. */
async function evicted(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: APP,
    storageTypes: 'indexeddb,cache_storage,service_workers,file_systems',
  });
  await devtools.detach();
}

async function typingIn(page: Page): Promise<Talk> {
  const talk = await roomOf(page);
  await composer(page).fill('쓰던 글');
  // Gone with the document: whoever does not see it any more looks at a page that has loaded afresh.
  await page.evaluate(() => {
    document.documentElement.dataset['visit'] = 'first';
  });
  return talk;
}

/** What the person goes on typing after the database is gone is kept by the tab. */
async function goesOnAsBefore(page: Page, talk: Talk): Promise<void> {
  await expect(composer(page)).toHaveValue('쓰던 글');
  await composer(page).fill('쓰던 글, 그 뒤');
  await composer(page).blur();
  await expect(page.locator('html[data-visit]')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('쓰던 글, 그 뒤');
  await expect(log(page)).toContainText('처음');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect.poll(() => serverTexts(talk)).toEqual(['처음', '쓰던 글, 그 뒤']);
}

test('a newer version of the database in another tab: the page waits for the typing to end, and loses none of it', async ({
  page,
  context,
}) => {
  const talk = await typingIn(page);
  const other = await context.newPage();
  await other.goto('/icons/icon-192.png');
  await other.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name, 90);
        opening.addEventListener('success', () => resolve(opening.result.close()));
        opening.addEventListener('error', () => reject(opening.error));
      }),
    databaseOf(talk),
  );
  await page.bringToFront();
  await goesOnAsBefore(page, talk);
});

test('the database is deleted while it is open: the page starts over calmly, and loses nothing typed', async ({
  page,
}) => {
  const talk = await typingIn(page);
  await page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.addEventListener('success', () => resolve(undefined));
        deleting.addEventListener('error', () => reject(deleting.error));
      }),
    databaseOf(talk),
  );
  await goesOnAsBefore(page, talk);
});

test.describe('without the worker', () => {
  test.use(WITHOUT_WORKER);

  test('the browser is asked to keep the data once something of the person’s own waits, not before', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.storage.persist = async () => {
        document.documentElement.dataset['askedToPersist'] = 'yes';
        return true;
      };
    });
    await emptyRoomOf(page);
    await expect(page.locator('html[data-asked-to-persist]')).toHaveCount(0);
    await say(page, '처음');
    await expect(page.locator('html[data-asked-to-persist="yes"]')).toHaveCount(1);
  });
});

test('what a browser evicts while the app is closed: it is said, the server’s comes back, the unsent is named', async ({
  page,
  context,
}) => {
  const talk = await roomOf(page);
  await page.goto('/profile');
  await expect(page.getByText('저장하기 시작한 날')).toBeVisible();
  await page.goto(talk.path);
  await expect(log(page)).toContainText('처음');
  await context.setOffline(true);
  await say(page, '보내지 못한 말');
  await page.waitForFunction(() => localStorage.getItem('geumnaru.kept')?.includes('보내지 못한 말'));
  const outside = await context.newPage();
  await page.close();
  await evicted(outside);
  await context.setOffline(false);

  await outside.goto(`${APP}/chat`);
  await outside.waitForURL('**/login*');
  const notice = outside.getByRole('status').filter({ hasText: '이 기기에 저장된 데이터가 지워졌어요' });
  await expect(notice).toContainText('로그인도 함께 풀렸어요.');
  // Nothing of a person's is said before it is known who looks.
  await expect(notice).not.toContainText('보내지 못한 말');
  await signInByHand(outside, { email: `${talk.buyer.toLowerCase()}@example.com` });
  await outside.goto(`${APP}/chat`);
  await expect(notice.getByRole('list', { name: '보내지 못한 내용' })).toContainText(
    '메시지: “보내지 못한 말”',
  );
  await outside.goto(`${APP}${talk.path}`);
  await expect(log(outside)).toContainText('처음');
  await expect(log(outside)).not.toContainText('보내지 못한 말');
  await outside.goto(`${APP}/profile`);
  await notice.getByRole('button', { name: '확인했어요' }).click();
  await expect(notice).toHaveCount(0);
  await loadAnew(outside);
  await expect(outside.getByText('저장하기 시작한 날')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { emptyRoomOf, roomOf } from '#tests/support/e2e/buyer-room.ts';
import { composer, log, say, serverTexts, type Talk } from '#tests/support/e2e/conversation.ts';
import { expect, test } from '#tests/support/e2e/journey.ts';

const databaseOf = ({ buyer }: Talk) => `geumnaru-${buyer}`;

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

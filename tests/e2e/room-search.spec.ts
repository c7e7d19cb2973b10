import type { Page } from '@playwright/test';
import { encodeFields } from '#data/remote/rest/firestore-values.ts';
import { barriersOn } from '#tests/support/e2e/barriers.ts';
import { allGiven, controlled, SELLER } from '#tests/support/e2e/conversation.ts';
import { idsWhere } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITH_APP, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { readingFaults } from '#tests/support/e2e/reading-faults.ts';

test.use(WITHOUT_WORKER);

// Conversations are searched: those too that stand behind the first page of them.

const ALL = 130;
/** So many are drawn before anybody has looked further down. */
const IN_REACH = 40;
const WIDE = { width: 1200, height: 900 };
const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox', { name: '대화 검색' });
const rooms = (page: Page) => main(page).getByRole('list', { name: '대화 목록' }).getByRole('listitem');
/** Further rows are drawn as somebody looks there. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(rooms(page)).toHaveCount(ALL);
}
const said = (page: Page, words: string) => main(page).getByRole('status').filter({ hasText: words });

/** Somebody with many conversations, of which the oldest is with the demo seller about a lucky key. */
async function withManyRooms(page: Page): Promise<void> {
  const person = await newPerson('talker');
  const [key] = await idsWhere('products', 'title', '행운의 열쇠 5돈 18.75g');
  if (key === undefined) throw new Error('the seed has no lucky key');
  const pair = (other: string) => [person.uid, other].toSorted();
  await allGiven(
    Array.from({ length: ALL }, (_, n) => {
      const isOldest = n === ALL - 1;
      const other = isOldest ? SELLER : `${person.uid}o${n}`;
      const productId = isOldest ? key : `${person.uid}p${n}`;
      const at = { timestampValue: new Date(Date.now() - (n + 1) * 60_000).toISOString() };
      const fields = encodeFields({
        productId,
        participants: pair(other),
        lastMessage: isOldest ? '네, 내일 뵐게요' : `안녕하세요 ${n}`,
        unreadCount: { [person.uid]: isOldest ? 1 : 0 },
      });
      return {
        path: `chats/${[productId, ...pair(other)].join('_')}`,
        fields: { ...fields, lastMessageAt: at, lastUpdated: at, touchedAt: at },
      };
    }),
  );
  await signInAs(page, person);
}

test.describe('with the worker', () => {
  test.use(WITH_APP);

  test('a conversation behind the first hundred is found by its listing, by initials and by its words, offline too', async ({
    page,
    context,
  }) => {
    await withManyRooms(page);
    await page.goto('/chat');
    await expect(rooms(page)).toHaveCount(IN_REACH);
    await drawAll(page);
    await rooms(page)
      .nth(ALL - 5)
      .getByRole('link')
      .click();
    await page.waitForURL('**/chat/*');
    await page.goBack();
    await expect(rooms(page).nth(ALL - 5)).toBeInViewport();

    await field(page).fill('열쇠');
    await expect(said(page, '대화 1개를 찾았어요.')).toBeVisible();
    await expect(rooms(page)).toHaveCount(1);
    await expect(rooms(page)).toContainText('행운의 열쇠');
    await expect(rooms(page)).toContainText('읽지 않은 채팅 1개');
    // Once every name has come everything was looked through, and nothing is said of a part.
    await expect(main(page)).not.toContainText(/이 기기에 있는 대화|불러오고 있어요/);
    await field(page).fill('ㅈㄹㅎㄷ');
    await expect(rooms(page)).toHaveCount(1);
    await page.waitForURL('**/chat?q=*');

    await rooms(page).getByRole('link', { name: '종로한돈' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '종로한돈' })).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue('ㅈㄹㅎㄷ');
    await expect(rooms(page)).toHaveCount(1);
    await rooms(page).getByRole('link', { name: '종로한돈' }).click();
    await page.getByRole('link', { name: '채팅 목록으로' }).click();
    await expect(field(page)).toHaveValue('ㅈㄹㅎㄷ');
    expect(await barriersOn(page)).toEqual([]);
    expect(await readingFaults(page)).toEqual([]);

    await controlled(page);
    await context.setOffline(true);
    await loadAnew(page);
    await expect(field(page)).toHaveValue('ㅈㄹㅎㄷ');
    await expect(rooms(page)).toContainText('종로한돈');
    await field(page).fill('뵐게');
    await expect(rooms(page)).toHaveCount(1);
    await field(page).fill('없는말씀');
    await expect(said(page, '찾은 대화가 없어요.')).toBeVisible();
    await expect(main(page)).toContainText('‘없는말씀’에 맞는 대화를 찾지 못했어요.');
    await main(page).getByRole('button', { name: '검색 지우기' }).last().click();
    await expect(rooms(page)).toHaveCount(IN_REACH);
    await drawAll(page);

    // Beside the room the list goes on being what was looked for.
    await page.setViewportSize(WIDE);
    await field(page).fill('열쇠');
    await rooms(page).getByRole('link', { name: '종로한돈' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '종로한돈' })).toBeVisible();
    await expect(field(page)).toHaveValue('열쇠');
    await expect(rooms(page)).toHaveCount(1);
    await expect(rooms(page).getByRole('link')).toHaveAttribute('aria-current', 'page');
    await context.setOffline(false);
  });
});

for (const term of ['💍', 'ㅂ', '%00', '\'"<>', '열'.repeat(900)]) {
  test(`an address that looks for ${JSON.stringify(term.slice(0, 6))} is answered`, async ({ page }) => {
    const person = await newPerson('talker');
    await signInAs(page, person);
    await page.goto(`/chat?q=${encodeURIComponent(term)}`);
    await expect(said(page, '찾은 대화가 없어요.')).toBeVisible();
  });
}

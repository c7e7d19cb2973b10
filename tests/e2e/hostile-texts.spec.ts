import type { Page } from '@playwright/test';
import { emptyRoomOf } from '#tests/support/e2e/buyer-room.ts';
import { composer, log, say } from '#tests/support/e2e/conversation.ts';
import { card, desk, fillRequest, open, send, sheet } from '#tests/support/e2e/exchange-desk.ts';
import { storedField } from '#tests/support/e2e/firestore-emulator.ts';
import { expect, test, WITHOUT_WORKER } from '#tests/support/e2e/journey.ts';
import { loadAnew } from '#tests/support/e2e/overlays.ts';
import { browserOf, newPerson, signInAs } from '#tests/support/e2e/people.ts';
import { addressOf, choosePhotos, fillSpecs, finish } from '#tests/support/e2e/selling.ts';

test.use(WITHOUT_WORKER);

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => main(page).getByRole('button', { name: '다음', exact: true }).click();

const SCRIPT = '<script>alert(1)</script>';
const PICTURE = '<img src=x onerror=alert(1)>';
const LINKS = 'javascript:alert(1) https://evil.example/?a=<b> data:text/html,x';
const ODD = '\u202e거꾸로\u202c 보이지\u2060않는 Z̷̢̛a̶l̶g̶o̵ 👨‍👩‍👧‍👦🇰🇷';
/** What a patient enemy would write. */
const DESCRIPTION = [SCRIPT, LINKS, ODD].join('\n');
const LONG = '금'.repeat(10_000);

/** Nothing of what was typed has become part of the page. */
async function expectOnlyText(page: Page): Promise<void> {
  await expect(
    page.locator(
      'main script, main b, img[src="x"], a[href^="javascript"], a[href*="evil"], a[href^="data:"]',
    ),
  ).toHaveCount(0);
  // Nothing pushes the page sideways either.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** A page on which a script that got through would be heard. */
async function listening(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    window.alert = () => {
      throw new Error('a text has become a script');
    };
  });
  return page;
}

/** The words that are left in fields, as this device keeps them. */
const draftsOn = (page: Page, uid: string): Promise<readonly string[]> =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('drafts').objectStore('drafts').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result.map(({ value }: { value: unknown }) => String(value)));
          });
        });
      }),
    `geumnaru-${uid}`,
  );

test('whatever is typed into a profile, a listing and a conversation comes out as text', async ({
  page,
  browser,
}) => {
  const seller = await listening(page);
  const customer = await newPerson('reader');
  const enemy = await newPerson('hostile');
  await signInAs(seller, enemy);
  await seller.goto('/profile');
  await seller.getByLabel('닉네임').fill('<b>금은방</b>');
  await main(seller).getByRole('button', { name: '저장', exact: true }).click();
  await expect(seller.getByText('내 정보를 저장했습니다.')).toBeVisible();
  // A function publishes it a moment later, and a page that has met somebody without a name asks again only
  // after a while.
  await expect(async () => {
    expect(await storedField(`profiles/${enemy.uid}`, 'nickname')).toContain('금은방');
  }).toPass();

  const title = `${PICTURE} ${Date.now().toString(36)}`.slice(0, 40);
  await seller.goto('/sell');
  await choosePhotos(seller, 1);
  await next(seller);
  await fillSpecs(seller, { title, price: '500000', description: DESCRIPTION });
  await seller.getByLabel('제조사·브랜드').fill(SCRIPT);
  await next(seller);
  await finish(seller, { title, price: '500000' });
  const path = await addressOf(seller, title);
  await expectOnlyText(seller);

  const { page: buyer, context } = await browserOf(browser, customer);
  await listening(buyer);
  await buyer.goto(path);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const words of [SCRIPT, LINKS, ODD, '<b>금은방</b>']) await expect(main(buyer)).toContainText(words);
  await expectOnlyText(buyer);

  await buyer.getByRole('button', { name: '문의하기' }).click();
  await composer(buyer).waitFor();
  await say(buyer, `${SCRIPT} ${LINKS}`, ODD);
  await expectOnlyText(buyer);
  await composer(buyer).fill(LONG);
  await expect(buyer.getByText('10,000 / 2,000자')).toBeVisible();
  await composer(buyer).fill('');
  const room = new URL(buyer.url()).pathname;
  await seller.goto(room);
  await expect(log(seller)).toContainText(LINKS);
  await expectOnlyText(seller);
  await seller.goto('/chat');
  await expect(main(seller).locator(`a[href="${room}"]`)).toBeVisible();
  await expectOnlyText(seller);

  // A message of the other side can be reported, words and all.
  await seller.goto(room);
  await log(seller).getByRole('button', { name: '메시지 메뉴' }).first().click();
  await seller.getByRole('dialog', { name: '받은 메시지' }).getByRole('button', { name: '신고' }).click();
  const report = seller.getByRole('dialog', { name: '신고하기' });
  await report.getByLabel('그 밖의 이유').check();
  await report.getByLabel('자세한 내용').fill(`${SCRIPT}${LONG}`.slice(0, 1_000));
  await report.getByRole('button', { name: '신고하기' }).click();
  await expect(seller.getByText('신고를 접수했습니다.')).toBeVisible();
  await context.close();
});

test('whatever is typed on the board comes out as text, and what is unfinished is kept', async ({ page }) => {
  const writer = await newPerson('writer');
  await listening(page);
  await signInAs(page, writer);
  await page.goto('/board/new');
  await page.getByLabel('제목').fill(PICTURE);
  await page.getByLabel('내용').fill(LONG);
  // Nothing is cut: it says how much too much it is.
  await expect(page.getByLabel('내용')).toHaveValue(LONG);
  await page.getByLabel('내용').fill(DESCRIPTION);
  await main(page).getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PICTURE);
  await expect(main(page)).toContainText(LINKS);
  await page.getByLabel('댓글 쓰기').fill(LONG);
  await main(page).getByRole('button', { name: '등록' }).click();
  await expect(main(page)).toContainText('9000자를 줄여주세요');
  await page.getByLabel('댓글 쓰기').fill(DESCRIPTION);
  // What stands in the field outlives a reload.
  await expect.poll(() => draftsOn(page, writer.uid)).toContain(DESCRIPTION);
  await loadAnew(page);
  await expect(page.getByLabel('댓글 쓰기')).toHaveValue(DESCRIPTION);
  await main(page).getByRole('button', { name: '등록' }).click();
  await expect(main(page).getByRole('list').last()).toContainText(LINKS);
  await expectOnlyText(page);
});

test('the place and the note of an appointment come out as text', async ({ page }) => {
  await listening(page);
  await emptyRoomOf(page);
  await page.getByRole('button', { name: /^약속(·가격)? 제안$/ }).click();
  await page.getByRole('button', { name: '약속 잡기', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '약속 잡기' });
  await sheet.getByLabel('날짜').fill('2090-05-01');
  await sheet.getByLabel('시간', { exact: true }).fill('14:00');
  await sheet.getByLabel('장소').fill(LONG);
  await sheet.getByRole('button', { name: '약속 보내기' }).click();
  await expect(sheet).toContainText('장소는 100자까지 입력할 수 있습니다.');
  await sheet.getByLabel('장소').fill(PICTURE);
  await sheet.getByLabel('메모').fill(DESCRIPTION);
  await sheet.getByRole('button', { name: '약속 보내기' }).click();
  for (const words of [PICTURE, SCRIPT, LINKS]) await expect(log(page)).toContainText(words);
  await expectOnlyText(page);
});

test('the note of an exchange comes out as text, for its owner and at the desk', async ({
  page,
  browser,
}) => {
  // One line, as long as it may be, and a word in it that no screen is wide enough for.
  const note = `${[SCRIPT, LINKS, ODD].join(' ')} ${'W'.repeat(200)}`.slice(0, 200);
  await listening(page);
  await signInAs(page, await newPerson('exchanger'));
  await page.goto('/gold-exchange');
  await page.getByLabel('메모').fill(LONG);
  await next(page);
  await expect(main(page)).toContainText('200자까지 쓸 수 있어요. 9800자를 줄여주세요.');
  await expectOnlyText(page);

  await fillRequest(page, { note });
  await expect(main(page)).toContainText(note);
  await expectOnlyText(page);
  const requestNo = await send(page);
  await expect(card(page, requestNo)).toContainText(note);
  await expectOnlyText(page);

  const admin = await desk(browser);
  await listening(admin.page);
  await open(admin.page, requestNo);
  await expect(sheet(admin.page)).toContainText(note);
  await expectOnlyText(admin.page);
  await admin.context.close();
});

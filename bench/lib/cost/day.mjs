/** A day of one member in the real app, step by step, and single acts beside it. */

const PHONE = { viewport: { width: 360, height: 780 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' };
/** A loaded machine is slow, and what is waited for is an event. */
const PATIENCE_MS = 120_000;
const PASSWORD = 'gold1234';
const HOUR_MS = 3_600_000;
const RETURNS = 8;
/** At every return: the list of the market, and after each of two listings back to it. */
const LOOKS_PER_RETURN = 3;
const VIEWS = 10;
const FAVORITES = 2;
const MESSAGES_EACH_WAY = 10;
const HIDES = 20;
/** As often as the app reads its lists whole (`follow-list.ts`). */
export const WHOLE_DAYS = 28;
/** In place of a function that is due: the page's listeners, which have something to read in any case. */
export const LISTENING = 'listening';
const LISTING = 'main article a[href^="/product/"]';

/**
 * @param {{ browser: any, origin: string, spent: (name: string, due?: string) => Promise<any>, passHours: (hours: number) => Promise<void>,
 *   room: string, post: string }} ground `spent` waits until all is still, and the function that is due has run, and gives what was charged since it was asked last
 */
export async function measureDay({ browser, origin, spent, passHours, room, post }) {
  const buyer = await phoneOf(browser, origin, 'buyer@example.com');
  const seller = await phoneOf(browser, origin, 'seller@example.com');
  // The day before: what the app reads once on a new device is no day's.
  const first = await buyer.open('/');
  await visit(first);
  await followed(first);
  await spent('the day before');
  await first.close();

  /** @type {Record<string, any[]>} */
  const day = { returns: [], looks: [], views: [], favorites: [], messages: [] };
  let views = 0;
  for (let turn = 0; turn < RETURNS; turn += 1) {
    await passHours(2);
    buyer.later(2 * HOUR_MS);
    await spent('the hours between');
    const page = await buyer.open('/trade');
    await page.locator(LISTING).first().waitFor();
    // Opened where the list is: what listeners read is the return's, the rest is the look's.
    const { listening, rest } = await spent(`return ${turn + 1}, with a look at a list`, LISTENING);
    day.returns.push(listening);
    day.looks.push(rest);
    for (let look = 1; look < LOOKS_PER_RETURN; look += 1) {
      // Ten listings are opened on eight returns; the other looks come back from where the list was left for.
      const isView = views < VIEWS && (look === 1 || views - turn < VIEWS - RETURNS + 1);
      if (isView) {
        await openListing(page, views);
        day.views.push(await spent('a view', 'onViewCreated'));
        views += 1;
        if (day.favorites.length < FAVORITES && look === 1) {
          await page
            .getByRole('button', { name: /^관심 등록/ })
            .first()
            .click();
          await page
            .getByRole('button', { name: /^관심 해제/ })
            .first()
            .waitFor();
          day.favorites.push(await spent('a favourite', 'onFavoriteWritten'));
        }
        await page.goBack();
      } else {
        await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link').first().click();
        await page.locator('main ul a[href^="/product/"]').first().waitFor();
        await openList(page);
      }
      await page.locator(LISTING).first().waitFor();
      day.looks.push(await spent('a look at a list again'));
    }
    await page.close();
  }

  /** @type {Record<string, any>} */
  const acts = {};
  // Every four weeks everything is read whole.
  buyer.later(WHOLE_DAYS * 24 * HOUR_MS);
  const whole = await buyer.open('/chat');
  await followed(whole);
  acts.whole = (await spent('a return that reads everything', LISTENING)).listening;
  await whole.close();

  const [mine, theirs] = [await buyer.open(room), await seller.open(room)];
  for (const page of [mine, theirs]) await page.getByLabel('메시지 입력').waitFor();
  await say(mine, theirs, '안녕하세요');
  acts.roomOpened = await spent('two rooms opened, and a first message', 'onMessageCreated');
  for (let turn = 0; turn < MESSAGES_EACH_WAY; turn += 1) {
    await say(mine, theirs, `질문 ${turn}`);
    day.messages.push(await spent('a message', 'onMessageCreated'));
    await say(theirs, mine, `답 ${turn}`);
    day.messages.push(await spent('an answer', 'onMessageCreated'));
  }
  await mine.getByRole('button', { name: '약속·가격 제안' }).click();
  await mine.getByRole('button', { name: '가격 제안', exact: true }).click();
  await mine.getByLabel('제안할 가격').fill('4,800,000');
  await mine.getByRole('button', { name: '제안 보내기' }).click();
  await theirs.getByRole('log').getByText('4,800,000원').waitFor();
  acts.offer = await spent('an offer', 'onMessageCreated');
  await theirs.close();

  acts.hides = await hides(mine, spent);
  await mine.close();

  const board = await buyer.open('/board/new');
  await board.getByLabel('제목').waitFor();
  await spent('the board opened');
  await board.getByLabel('제목').fill('오늘 시세');
  await board.getByLabel('내용').fill('어떻게 보시나요');
  await board.getByRole('main').getByRole('button', { name: '등록' }).click();
  await board.getByLabel('댓글 쓰기').waitFor();
  acts.post = await spent('a post', 'onPostWritten');
  await board.goto(`${origin}${post}`);
  await board.getByLabel('댓글 쓰기').waitFor();
  await spent('a post opened');
  await board.getByLabel('댓글 쓰기').fill('저도 궁금해요');
  await board.getByRole('main').getByRole('button', { name: '등록' }).click();
  await board.getByRole('main').getByText('저도 궁금해요').waitFor();
  acts.comment = await spent('a comment', 'onCommentWritten');
  await board
    .getByRole('button', { name: /^좋아요/ })
    .first()
    .click();
  acts.like = await spent('a like', 'onLikeWritten');
  await board.close();
  await Promise.all([buyer.close(), seller.close()]);
  return { day, acts };

  async function visit(page) {
    await page.locator('main ul a[href^="/product/"]').first().waitFor();
    await openList(page);
    await page.goto(`${origin}/chat`);
    await page.locator('main a[href^="/chat/"]').first().waitFor();
  }
}

async function phoneOf(browser, origin, email) {
  const context = await browser.newContext(PHONE);
  let aheadMs = 0;
  const open = async (path) => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript((ms) => {
      const now = Date.now;
      Date.now = () => now() + ms;
    }, aheadMs);
    await page.goto(`${origin}${path}`);
    return page;
  };
  const page = await open('/login');
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await page.close();
  return { open, later: (ms) => (aheadMs += ms), close: () => context.close() };
}

/** Until this device has written down that it has read the lists of its person whole, just now. */
async function followed(page) {
  const lists = ['rooms', 'notifications', 'favorites'];
  await page.waitForFunction(async (names) => {
    const opening = indexedDB.open('geumnaru-demo-buyer');
    const database = await new Promise((resolve) =>
      opening.addEventListener('success', () => resolve(opening.result)),
    );
    const rows = database.transaction('meta').objectStore('meta').getAll();
    await new Promise((resolve) => rows.addEventListener('success', resolve));
    database.close();
    const isNew = (name) => {
      const place = rows.result.find(({ key }) => key === `followed:${name}`);
      return place !== undefined && Date.now() - place.value.wholeAt < 600_000;
    };
    return names.every(isNew);
  }, lists);
}

async function openList(page) {
  await page.locator('main a[href^="/trade"]').first().click();
  await page.locator(LISTING).first().waitFor();
}

async function openListing(page, n) {
  // What has come since is told above the list, and is what people look at.
  const news = page.getByRole('button', { name: /^새 상품 \d+개/ });
  if (await news.isVisible()) {
    await news.click();
    await news.waitFor({ state: 'hidden' });
  }
  // In one go: what stands there may be another a moment later, as the list is measured or shows what is new, and
  // a row that has left the page loads the app anew instead of being opened by it.
  await page.waitForFunction(
    ([listing, at]) => {
      const row = document.querySelectorAll(listing)[at];
      row?.scrollIntoView({ block: 'nearest' });
      row?.click();
      return row !== undefined;
    },
    [LISTING, n % 4],
  );
  await page.waitForURL(/\/product\//, { waitUntil: 'commit' });
  await page.getByRole('button', { name: '문의하기' }).waitFor();
}

async function say(from, to, text) {
  await from.getByLabel('메시지 입력').fill(text);
  await from.getByRole('button', { name: '보내기', exact: true }).click();
  await to.getByRole('log').getByText(text, { exact: true }).waitFor();
}

/** How often a page is hidden and shown again, as a phone does it within minutes, and what that reads. */
async function hides(page, spent) {
  await page.reload();
  await page.getByLabel('메시지 입력').waitFor();
  const opened = await spent('the page opened');
  for (let turn = 0; turn < HIDES; turn += 1) {
    for (const state of ['hidden', 'visible']) {
      await page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    }
  }
  const cycles = await spent('hidden and shown');
  return { opened, cycles, ratio: Math.round(((opened.reads + cycles.reads) / opened.reads) * 1000) / 1000 };
}

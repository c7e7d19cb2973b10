/** What a visitor does, in the real app, and what each step asks of the server. */

const SEARCHES = [
  '골드바',
  'ㄱㄷㅂ',
  '골ㄷ',
  '순금 팔찌',
  '커플링',
  '18k 반지',
  '강남구',
  '돌잔치',
  '한국금거래소',
  '목걸이',
];
/** Two abreast, a page of a list is half as long. */
const PHONE = { viewport: { width: 360, height: 780 } };
const DAY_MS = 86_400_000;
const LIST = 'main article a';
/** A loaded machine is slow, and what is waited for is an event. */
const PATIENCE_MS = 600_000;

/** Whoever comes, each with a device of their own: a time is the middle of theirs. */
const VISITORS = 3;

export async function measureVisits({ browser, origin, proxy, passADay }) {
  const steps = {};
  steps.home = await ofSeveral(async () => {
    const home = await browser.newContext(PHONE);
    try {
      return await step(home, proxy, async (page) => {
        await page.goto(`${origin}/`);
        await page.locator('main ul[aria-label="새로 올라온 금"] a').first().waitFor();
      });
    } finally {
      await home.close();
    }
  });

  const visitors = [];
  steps.trade = await ofSeveral(async () => {
    const context = await browser.newContext(PHONE);
    visitors.push(context);
    return step(context, proxy, async (page) => {
      await page.goto(`${origin}/trade`);
      await page.locator(LIST).first().waitFor();
    });
  });
  const [visitor] = visitors;
  const page = await visitor.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${origin}/trade`);
  await page.locator(LIST).first().waitFor();
  const pages = [];
  for (let turn = 0; turn < 5; turn += 1) {
    pages.push(
      await timed(proxy, async () => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await Promise.all([
          page.waitForResponse((response) => response.url().includes(':runQuery')),
          page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
        ]);
        await page.waitForFunction((former) => document.documentElement.scrollHeight > former, height);
      }),
    );
  }
  steps.page = worst(pages);

  const searches = [];
  for (const term of SEARCHES) {
    searches.push(
      await timed(proxy, async () => {
        await page.goto(`${origin}/trade?search=${encodeURIComponent(term)}`);
        await page.locator(`${LIST}, main :text("찾는 상품이 없어요")`).first().waitFor();
      }),
    );
  }
  steps.search = worst(searches);
  await page.close();
  const each = visitors.values();
  steps.filter = await ofSeveral(() =>
    step(each.next().value, proxy, async (own) => {
      await own.goto(`${origin}/trade?available=1`);
      await own.locator(LIST).first().waitFor();
    }),
  );

  await passADay();
  const returning = visitors.values();
  steps.return = await ofSeveral(async () => {
    const { value: context } = returning.next();
    await context.addInitScript((ms) => {
      const now = Date.now;
      Date.now = () => now() + ms;
    }, DAY_MS);
    return step(context, proxy, async (again) => {
      await again.goto(`${origin}/`);
      await again.locator('main ul[aria-label="새로 올라온 금"] a').first().waitFor();
      await again.goto(`${origin}/trade`);
      await again.locator(LIST).first().waitFor();
    });
  });
  await Promise.all(visitors.map((context) => context.close()));
  return steps;
}

async function ofSeveral(visit) {
  const visits = [];
  for (let n = 0; n < VISITORS; n += 1) visits.push(await visit());
  return worst(visits);
}

async function step(context, proxy, work) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    return await timed(proxy, () => work(page));
  } finally {
    await page.close();
  }
}

async function timed(proxy, work) {
  await proxy.settled(200);
  const startedAt = performance.now();
  await work();
  const firstRowMs = Math.round(performance.now() - startedAt);
  return { ...(await proxy.settled()), firstRowMs };
}

/** Of several of one kind the most that any of them asked for, and the middle of their times. */
function worst(steps) {
  const most = (key) => Math.max(...steps.map((each) => each[key]));
  const times = steps.map(({ firstRowMs }) => firstRowMs).toSorted((a, b) => a - b);
  return {
    documents: most('documents'),
    requests: most('requests'),
    bytes: most('bytes'),
    firstRowMs: times[Math.floor(times.length / 2)],
  };
}

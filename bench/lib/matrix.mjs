import { setTimeout as sleep } from 'node:timers/promises';

const SELLER = 'benchseller';
const TEXTS = ['하나', '둘', '셋', '넷', '다섯'];
const FAULT_MS = 2_500;
const QUIET_WITHIN_MS = 90_000;

/**
 * What happens while five messages are typed. `deliver` is the requests that carry writes, in every
 * contender's way.
 */
const WRITES = '(:commit|/Write/)';
const CASES = [
  { name: 'no fault' },
  { name: 'connection reset', fault: { kind: 'reset' } },
  { name: 'answer lost after the commit', fault: { kind: 'drop-response' } },
  { name: '503 with Retry-After', fault: { kind: 'status', status: 503, retryAfterSeconds: 1 } },
  { name: '429 with Retry-After', fault: { kind: 'status', status: 429, retryAfterSeconds: 1 } },
  { name: 'captive portal', fault: { kind: 'captive-portal' } },
  { name: 'stalled, then the page is killed', fault: { kind: 'stall' }, killed: true },
  { name: 'answer lost, then the page is killed', fault: { kind: 'drop-response' }, killed: true },
  { name: 'killed right after typing', killed: true, atOnce: true },
  { name: 'two tabs, answer lost', fault: { kind: 'drop-response' }, tabs: 2 },
  { name: 'offline, typed, back online', offline: true },
  { name: 'offline, typed, killed, opened again', offline: true, killed: true },
];

/** Drives one contender through every case; gives a row of counts for each. */
export async function runMatrix({ browser, origin, contender, server, faults, firestorePort, only }) {
  const rows = [];
  for (const [index, testCase] of CASES.entries()) {
    if (only !== undefined && !testCase.name.includes(only)) continue;
    const person = `p${contender.replaceAll(/\W/g, '')}${Date.now().toString(36)}${index}`;
    const row = await runCase({
      browser,
      origin,
      contender,
      server,
      faults,
      firestorePort,
      testCase,
      person,
    });
    rows.push({ case: testCase.name, ...row });
    console.log(`${contender.padEnd(12)} ${testCase.name.padEnd(40)} ${JSON.stringify(row)}`);
  }
  return rows;
}

async function runCase({ browser, origin, contender, server, faults, firestorePort, testCase, person }) {
  faults.clear();
  const product = `prod${person}`;
  await server.put(`products/${product}`, {
    sellerId: { stringValue: SELLER },
    status: { stringValue: 'selling' },
  });
  const context = await browser.newContext();
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`${origin}/?firestore=${firestorePort}`);
    await page.waitForFunction(() => window.bench !== undefined);
    await page.evaluate(([name, who]) => window.bench.contenders[name].open(who), [contender, person]);
    return page;
  };
  const type = (page, texts) =>
    page.evaluate(
      async ([name, chat, all]) => {
        for (const text of all) await window.bench.contenders[name].type(chat, text);
      },
      [contender, product, texts],
    );
  try {
    let pages = [await open()];
    if (testCase.tabs === 2) pages.push(await open());
    await type(pages[0], ['처음']);
    await quiet(pages[0], contender);

    if (testCase.offline) await context.setOffline(true);
    if (testCase.fault) {
      faults.add({ target: 'firestore', path: WRITES, action: testCase.fault });
      // Firestore's acknowledgements come down a stream that is already open: it is part of the same bad way.
      faults.streams('freeze', 'firestore');
    }
    await type(pages[0], TEXTS);
    if (!testCase.atOnce) await sleep(FAULT_MS);
    if (testCase.killed) for (const page of pages) await page.close({ runBeforeUnload: false });
    faults.clear();
    faults.streams('cut', 'firestore');
    if (testCase.offline) await context.setOffline(false);
    if (testCase.killed) pages = [await open()];
    const isQuiet = await quiet(pages[0], contender);
    await sleep(500);

    const folder = contender === 'ours' ? 'chats' : 'benchChats';
    const chat = await server.chat(`${folder}/${[product, ...[person, SELLER].sort()].join('_')}`, SELLER);
    return { ...compare(['처음', ...TEXTS], chat), unsettled: isQuiet ? 0 : 1 };
  } finally {
    await context.close();
  }
}

async function quiet(page, contender) {
  const end = Date.now() + QUIET_WITHIN_MS;
  while (Date.now() < end) {
    const waiting = await page.evaluate((name) => window.bench.contenders[name].waiting(), contender);
    if (waiting === 0) return true;
    await sleep(100);
  }
  return false;
}

function compare(typed, { texts, unread }) {
  const first = texts.filter((text, index) => texts.indexOf(text) === index);
  const arrived = typed.filter((text) => first.includes(text));
  return {
    lost: typed.length - arrived.length,
    doubled: texts.length - first.length,
    reordered: arrived.filter((text, index) => first[index] !== text).length,
    miscounted: Math.abs(unread - texts.length),
  };
}

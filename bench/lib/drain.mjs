import { setTimeout as sleep } from 'node:timers/promises';

const COUNT = 1_000;
const WITHIN_MS = 300_000;

/**
 * 1,000 messages queued without network, then the network is back: milliseconds until all are on the server,
 * or the time given up after and how many were left.
 */
export async function runDrain({ browser, origin, firestorePort, server, chats }) {
  const row = { chats };
  for (const contender of ['ours', 'firestore']) {
    const person = `d${contender}${chats}${Date.now().toString(36)}`;
    const products = Array.from({ length: chats }, (_, index) => `drain${person}${index}`);
    for (const product of products) {
      await server.put(`products/${product}`, {
        sellerId: { stringValue: 'benchseller' },
        status: { stringValue: 'selling' },
      });
    }
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(`${origin}/?firestore=${firestorePort}`);
      await page.waitForFunction(() => window.bench !== undefined);
      await page.evaluate(([name, who]) => window.bench.contenders[name].open(who), [contender, person]);
      await context.setOffline(true);
      await page.evaluate(
        async ([name, names, count]) => {
          for (let index = 0; index < count; index += 1) {
            await window.bench.contenders[name].type(names[index % names.length], `글 ${index}`);
          }
        },
        [contender, products, COUNT],
      );
      await sleep(1_000);
      const begin = performance.now();
      await context.setOffline(false);
      const waiting = () => page.evaluate((name) => window.bench.contenders[name].waiting(), contender);
      while ((await waiting()) > 0 && performance.now() - begin < WITHIN_MS) await sleep(50);
      row[`${contender}Ms`] = Math.round(performance.now() - begin);
      const left = await waiting();
      // Who is not done by then is as slow as the time says, at least.
      if (left > 0) row[`${contender}Left`] = left;
    } finally {
      await context.close();
    }
  }
  row.ratio = Math.round((row.firestoreMs / row.oursMs) * 10) / 10;
  console.log('drain', JSON.stringify(row));
  return row;
}

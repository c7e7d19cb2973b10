import { setTimeout as sleep } from 'node:timers/promises';

const COUNT = 1_000;
const WITHIN_MS = 300_000;
const LOOK_MS = 100;
/**
 * Each of the two where every write is let in, and with all that a message of the product is (its
 * counters and its quota) under the product's. What takes minutes is measured once.
 */
const CONTENDERS = [
  { name: 'ours', field: 'oursMs', at: 'lawless' },
  { name: 'firestore', field: 'firestoreMs', at: 'lawless' },
  { name: 'ours', field: 'oursUnderRulesMs', at: 'ruled' },
  { name: 'firestore under rules', field: 'firestoreUnderRulesMs', at: 'ruled', once: true },
];

/** @typedef {{ firestorePort: number, server: any }} Server */
/** @typedef {{ browser: any, origin: string, servers: Record<string, Server> }} Bench */
/** @typedef {(typeof CONTENDERS)[number]} Contender */

/**
 * 1,000 messages queued without network, then the network is back: milliseconds until all are on the server,
 * the middle of `rounds` in which the contenders take turns, and how many times ours Firestore's takes. Who is
 * not done within five minutes is as slow as that, at least. The server has been warmed up by rounds that are
 * not counted: its Java reckons the first thousand messages three times as long as the next.
 * @param {Bench} bench
 */
export async function runDrain(bench, { chats, rounds }) {
  /** @type {Record<string, number[]>} */
  const taken = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of CONTENDERS) {
      if (contender.once && round > 0) continue;
      const ms = await drained(bench, chats, contender);
      (taken[contender.field] ??= []).push(ms);
      console.log('drain', chats, round, contender.field, ms);
    }
  }
  const middles = Object.fromEntries(Object.entries(taken).map(([field, times]) => [field, middleOf(times)]));
  const ratioOf = (theirs, ours) => Math.round((middles[theirs] / middles[ours]) * 10) / 10;
  const row = {
    chats,
    rounds,
    ...middles,
    ratio: ratioOf('firestoreMs', 'oursMs'),
    ratioUnderRules: ratioOf('firestoreUnderRulesMs', 'oursUnderRulesMs'),
  };
  console.log('drain', JSON.stringify(row));
  return row;
}

/**
 * A round of each that is measured more than once; nobody counts it.
 * @param {Bench} bench
 */
export async function warmUpDrain(bench) {
  for (const contender of CONTENDERS) if (!contender.once) await drained(bench, 50, contender);
}

const middleOf = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/**
 * @param {Bench} bench
 * @param {number} chats
 * @param {Contender} contender
 * @returns {Promise<number>} milliseconds
 */
async function drained({ browser, origin, servers }, chats, { name: contender, field, at }) {
  const { firestorePort, server } = servers[at];
  const person = `d${field}${chats}${Date.now().toString(36)}`;
  const products = Array.from({ length: chats }, (_, index) => `drain${person}${index}`);
  for (const product of products) {
    await server.put(`products/${product}`, {
      sellerId: { stringValue: 'benchseller' },
      status: { stringValue: 'selling' },
    });
  }
  if (contender === 'firestore under rules') {
    for (const kind of ['messages', 'chats']) {
      await server.put(`quotas/${person}/kinds/${kind}`, firstCount());
    }
  }
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const refused = [];
    page.on(
      'console',
      (message) => message.text().startsWith('firestore refused') && refused.push(message.text()),
    );
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
    while ((await waiting()) > 0 && performance.now() - begin < WITHIN_MS) await sleep(LOOK_MS);
    if (refused.length > 0) throw new Error(`${refused.length} of ${contender}: ${refused[0]}`);
    return Math.round(performance.now() - begin);
  } finally {
    await context.close();
  }
}

/** A quota as it stands when somebody has done a first thing. */
function firstCount() {
  const now = { timestampValue: new Date().toISOString() };
  return {
    since: now,
    at: now,
    used: { integerValue: '1' },
    added: { integerValue: '1' },
    of: { stringValue: 'before' },
  };
}

const ROUNDS = 5;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Cold opening of the newest 50 messages: a new page each time, so that nothing is warm but the disk. */
export async function runHistory({ browser, origin, firestorePort, server, sizes }) {
  const rows = [];
  for (const size of sizes) {
    const person = `reader${size}`;
    const chat = `hist${size}_${['benchseller', person].sort().join('_')}`;
    const context = await browser.newContext();
    const open = async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/?firestore=${firestorePort}`);
      await page.waitForFunction(() => window.bench !== undefined);
      return page;
    };
    try {
      await server.fillChat(`benchChats/${chat}`, size);
      const filler = await open();
      await filler.evaluate(
        ([who, where, count]) => window.bench.fillOurs(who, where, count),
        [person, chat, size],
      );
      const held = await filler.evaluate(
        ([who, where]) => window.bench.fillFirestore(who, where),
        [person, chat],
      );
      if (held !== size) throw new Error(`Firestore's cache holds ${held} of ${size}`);
      await filler.close();

      const times = { coldOpenOurs: [], coldOpenFirestore: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const name of Object.keys(times)) {
          const page = await open();
          times[name].push(
            await page.evaluate(([call, who, where]) => window.bench[call](who, where), [name, person, chat]),
          );
          await page.close();
        }
      }
      const [mine, theirs] = [median(times.coldOpenOurs), median(times.coldOpenFirestore)];
      rows.push({ size, oursMs: round1(mine), firestoreMs: round1(theirs), ratio: round1(theirs / mine) });
      console.log('cold open', JSON.stringify(rows.at(-1)));
    } finally {
      await context.close();
    }
  }
  return rows;
}

const round1 = (value) => Math.round(value * 10) / 10;

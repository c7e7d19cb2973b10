import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

const ROUNDS = 3;

/**
 * Lighthouse's benchmark index of an empty page of `browser` whose processor is slowed down `slowdown` times, the
 * middle of three: above 1,000 is a desktop or a new phone, from 125 to 800 a cheap one. It says what a figure in
 * milliseconds was measured on, which the name of the machine does not.
 */
export async function benchmarkIndexOf(browser, slowdown) {
  const page = await browser.newPage();
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const found = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      found.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    }
    return Math.round(found.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]);
  } finally {
    await page.close();
  }
}

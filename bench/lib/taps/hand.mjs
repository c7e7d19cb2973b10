import { counterOf } from './counts.mjs';

/** So long nothing changes on a page that has come to rest. */
const QUIET_MS = 200;
/** Above any figure that would be worth noting; then the bench says what did not come. */
const PATIENCE_MS = 30_000;

/**
 * Touches a page as a finger does, and gives how long it was until what was meant stood there. `there` as
 * `taps.until` takes it. `onCounted` is told what each touch of a page has cost; with `layouts`, `onCauses` is told
 * what of it was style and layout.
 */
export function handOn({ page, devtools }, { onMissed, onCounted, layouts, onCauses }) {
  const counter = counterOf({ page, devtools }, { layouts, onCauses });
  const rest = () => page.evaluate((ms) => globalThis.taps.rest(ms), QUIET_MS);
  const until = (asked) =>
    page.evaluate(
      (given) => {
        globalThis.awaited = globalThis.taps.until(given);
      },
      { patienceMs: PATIENCE_MS, ...asked },
    );

  async function awaited(name) {
    const ms = await page.evaluate(() => globalThis.awaited);
    if (ms === null) await onMissed(name, page);
    await rest();
    return ms;
  }

  async function press(selector) {
    const place = await page.evaluate((given) => globalThis.taps.placeOf(given), selector);
    if (place === null) throw new Error(`nothing to tap: ${selector} at ${page.url()}`);
    await page.touchscreen.tap(place.x, place.y);
  }

  async function counted(name, work) {
    const { answer, costs } = await counter.count(work);
    onCounted(name, costs);
    return answer;
  }

  return {
    rest,
    beginCounting: counter.begin,
    /** Where a link leads. */
    pathOf: (selector) =>
      page.evaluate((given) => {
        const link = document.querySelector(given);
        return link === null ? null : new URL(link.href).pathname;
      }, selector),
    async tap(selector, name, there) {
      await until({ name, there });
      return counted(name, async () => {
        await press(selector);
        return awaited(name);
      });
    },
    /** Presses without a look at how long it takes, and waits for what comes. */
    async open(selector, shows) {
      await press(selector);
      await page.locator(shows).first().waitFor();
      await rest();
    },
    async back(name, there) {
      return counted(name, async () => {
        await until({ name, there, isBack: true });
        return awaited(name);
      });
    },
    async key(letter, name) {
      await page.evaluate((given) => {
        globalThis.awaited = globalThis.taps.untilTyped(given);
      }, name);
      // A keyboard of this language has a key for none of them.
      const typed = { key: letter, text: letter };
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...typed });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
      return page.evaluate(() => globalThis.awaited);
    },
    async enter(name, there) {
      await until({ name, there });
      return counted(name, async () => {
        await page.keyboard.press('Enter');
        return awaited(name);
      });
    },
  };
}

const QUIET_MS = 700;
const PATIENCE_MS = 20_000;

/**
 * Waits until a screen shows what it has to show: its heading is there, no skeleton is left, the pictures in
 * view have come, and for a moment nothing has changed. Fails when that takes too long. `shows` selects what
 * must be there besides.
 * @param {import('@playwright/test').Page} page
 * @param {string} [shows]
 */
export async function settled(page, shows = 'h1') {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.locator(shows).first().waitFor({ state: 'attached' });
  await page.evaluate(quietMoment, { quietMs: QUIET_MS, patienceMs: PATIENCE_MS });
}

/** Runs in the page. */
function quietMoment({ quietMs, patienceMs }) {
  const isInView = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const whatIsMissing = () => {
    if (document.querySelector('[class*="bone_"]')) return 'a skeleton is still there';
    const waits = [...document.images].some((image) => isInView(image) && !image.complete);
    return waits ? 'a picture has not come' : undefined;
  };

  return new Promise((resolve, reject) => {
    let changedAt = performance.now();
    const observer = new MutationObserver(() => (changedAt = performance.now()));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const startedAt = changedAt;
    const timer = setInterval(() => {
      const now = performance.now();
      const missing = whatIsMissing();
      const isQuiet = missing === undefined && now - changedAt >= quietMs;
      if (!isQuiet && now - startedAt < patienceMs) return;
      clearInterval(timer);
      observer.disconnect();
      if (isQuiet) resolve(undefined);
      else reject(new Error(missing ?? 'the screen never came to rest'));
    }, 50);
  });
}

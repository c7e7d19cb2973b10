import type { BrowserContext, Page } from '@playwright/test';
import type { Network } from './network.ts';

/** How much slower than this machine a cheap phone is. */
const CHEAP_PHONE = 4;

/** What a walk goes on. */
export interface Conditions {
  readonly isWide: boolean;
  readonly isFar: boolean;
  readonly isSlow: boolean;
  /** On a phone: a desk takes them into account only where they come from the browser's own settings. */
  readonly hasLargeLetters: boolean;
  readonly isDark: boolean;
}

/** Each of them beside each of the others within a few seeds. */
export const conditionsOf = (seed: number): Conditions => ({
  isWide: seed % 3 === 0,
  isFar: seed % 2 === 0,
  isSlow: seed % 7 < 2,
  hasLargeLetters: seed % 3 !== 0 && seed % 11 < 3,
  isDark: seed % 13 < 4,
});

export const nameOf = ({ isWide, isFar, isSlow, hasLargeLetters, isDark }: Conditions): string =>
  [
    isWide ? 'at a desk' : 'with a phone',
    isFar ? 'far' : 'near',
    ...(isSlow ? ['slow'] : []),
    ...(hasLargeLetters ? ['large letters'] : []),
    ...(isDark ? ['dark'] : []),
  ].join(', ');

/** For every page that the walk will open. */
export async function arrangeContext(context: BrowserContext, conditions: Conditions): Promise<void> {
  if (conditions.hasLargeLetters) await context.addInitScript(enlargeLetters);
}

/** For a page that was just opened. */
export async function arrangePage(page: Page, network: Network, conditions: Conditions): Promise<void> {
  await network.arrange(page);
  if (conditions.isDark) await page.emulateMedia({ colorScheme: 'dark' });
  if (!conditions.isSlow) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE });
}

/** Runs in the page. */
function enlargeLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important; }');
  document.adoptedStyleSheets = [sheet];
}

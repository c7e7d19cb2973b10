import type { Page } from '@playwright/test';
import { commonText } from '#i18n/ko/common.ts';
import { readingFaults } from '#tests/support/e2e/reading-faults.ts';

/** Words that no screen means to show. */
const LEAKED = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b/u;
/** What stands where a screen or a part of one should; the end of a list is asked for as it comes into sight. */
const LOADING = /(?<!더 )불러오는 중/u;
/** What people wrote themselves may be shortened, and what is scrolled out of sight is not measured. */
const MAY_BE_CUT = /^cut: |^words beyond /;

/** What no screen may be, whatever was pressed before: empty, failed, stuck, inert, without a name. */
export async function screenFaults(page: Page): Promise<string[]> {
  const [seen, readable] = await Promise.all([page.evaluate(look), readingFaults(page)]);
  const faults = [...readable.filter((fault) => !MAY_BE_CUT.test(fault)), ...seen.faults];
  const leaked = LEAKED.exec(seen.words);
  if (leaked) faults.push(`leaked: ${seen.words.slice(Math.max(0, leaked.index - 30), leaked.index + 30)}`);
  if (LOADING.test(seen.words)) faults.push('still loading');
  if (seen.words.includes(commonText.unknownFailure)) faults.push('the screen failed');
  return faults;
}

/** Runs in the page. */
function look(): { words: string; faults: string[] } {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const faults: string[] = [];
  const main = document.querySelector('main');
  if ((main?.innerText ?? '').trim() === '') faults.push('nothing in main');
  if (document.title.trim() === '') faults.push('no title');
  if (main?.querySelector('[aria-busy="true"]')) faults.push('a button is still busy');

  for (const element of document.querySelectorAll('button, a[href]')) {
    const isNamed =
      element.textContent?.trim() ||
      element.ariaLabel ||
      element.hasAttribute('aria-labelledby') ||
      element.querySelector('img[alt]:not([alt=""])');
    if (isSeen(element) && !isNamed) faults.push(`no name: ${element.outerHTML.slice(0, 120)}`);
  }

  const overlays = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
  if (![...document.querySelectorAll(overlays)].some(isSeen)) {
    // The steps of a form have an entry each.
    const isInSteps = document.querySelector('[aria-current="step"]') !== null;
    if (!isInSteps && Number(history.state?.overlay?.depth ?? 0) > 0) {
      faults.push('Back would close what is closed');
    }
    const stuck = [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    );
    if (stuck) faults.push('the page does not scroll');
    if (main?.closest('[inert], [aria-hidden="true"]')) faults.push('the page is inert');
  }
  return { words: document.body.innerText, faults };
}

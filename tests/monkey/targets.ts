import type { Page } from '@playwright/test';

export interface Target {
  readonly name: string;
  /** Its middle, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly kind: 'press' | 'type' | 'search';
}

/** What a finger finds on the screen as it stands, of what stays within the app. */
export const targetsOn = (page: Page): Promise<Target[]> => page.evaluate(findTargets);

/** Runs in the page. */
function findTargets(): Target[] {
  const found: Target[] = [];
  const leaves = (element: Element) =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.target === '_blank' || element.hasAttribute('download'));
  const choosesFile = (element: Element) => element instanceof HTMLInputElement && element.type === 'file';
  const kindOf = (element: Element): Target['kind'] => {
    if (element instanceof HTMLTextAreaElement) return 'type';
    const isField = element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type);
    if (!isField) return 'press';
    return element.type === 'search' ? 'search' : 'type';
  };

  const everything =
    'a[href], button, input, textarea, select, summary, [role=button], [role=tab], [role=option], [role=menuitem], ' +
    '[role=switch], [role=radio], [role=checkbox]';
  for (const element of document.querySelectorAll(everything)) {
    if (element.matches(':disabled') || leaves(element) || choosesFile(element)) continue;
    const box = element.getBoundingClientRect();
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    // Only what lies on top there is what a finger would press.
    const there = document.elementFromPoint(x, y);
    if (there === null || !(element.contains(there) || there.contains(element))) continue;
    const name = element.ariaLabel ?? element.textContent?.trim() ?? '';
    found.push({
      name: name.slice(0, 40) || element.id,
      x,
      y,
      kind: kindOf(element),
    });
  }
  return found;
}

import type { Page } from '@playwright/test';

/** After which a step back that has changed nothing was one in vain. */
const SEEN_WITHIN_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/** What a person could tell one screen from another by, what lies over it included. */
export const whatStandsThere = (page: Page): Promise<string> => page.evaluate(look);

/** Runs in the page: goes a step back, and says whether that closes something that is open over the screen. */
export function stepBack(): boolean {
  const closes = Number(history.state?.overlay?.depth ?? 0) > 0;
  history.back();
  return closes;
}

/** Whether a step back has changed anything that can be seen. A page that goes away is a change. */
export async function stepIsSeen(page: Page, before: string): Promise<boolean> {
  const endsAt = Date.now() + SEEN_WITHIN_MS;
  for (;;) {
    const now = await whatStandsThere(page).catch(() => null);
    if (now !== before) return true;
    if (Date.now() > endsAt) return false;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
}

/** Runs in the page. */
function look(): string {
  const overlays = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
  const open = [...document.querySelectorAll(overlays)].filter((element) => element.checkVisibility());
  return [location.href, open.length, document.body.innerText].join('\n');
}

/** What this page has shown one step back; `null` where the browser does not tell. */
export const pathBeneath = (): string | null => pathBeside(-1);

/** What it has shown one step ahead, after a step back. */
export const pathAhead = (): string | null => pathBeside(1);

function pathBeside(steps: -1 | 1): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const beside = currentEntry && window.navigation.entries()[currentEntry.index + steps];
  return beside?.sameDocument && beside.url !== null ? new URL(beside.url).pathname : null;
}

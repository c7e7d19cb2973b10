/** What this page has shown one step back; `null` where the browser does not tell. */
export function pathBeneath(): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const beneath = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  return beneath?.sameDocument && beneath.url !== null ? new URL(beneath.url).pathname : null;
}

// The script inside of index.html (scripts/vite/first-load-parts.ts): whatever it does not need stays out of it.

/** How long the first picture is waited for: an engine that tells of none starts the app all the same. */
const PATIENCE_MS = 3_000;

/**
 * Starts the files of the first load, and those of the screen that was asked for, once the words of index.html
 * stand there: until then they would contend with them for the network and the processor. Who has the files on
 * the disk, or looks at another tab, waits for nothing.
 */
export function startBehindPaint(): void {
  // The script stands in the page's head: what it would say it on is not there yet.
  if (isOutdated()) return document.addEventListener('DOMContentLoaded', sayOutdated);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-relation]')];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of links) if (isFor(link, location.pathname)) link.rel = link.dataset['relation'] ?? '';
    // The first of them runs the others.
    void import(/* @vite-ignore */ links[0]?.href ?? '');
  };
  if (navigator.serviceWorker?.controller || document.hidden) return start();
  setTimeout(start, PATIENCE_MS);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
}

/** Files of screens name those, as `/trade /product/$`; all others are for every page. */
function isFor({ dataset }: HTMLLinkElement, path: string): boolean {
  const screens = dataset['screens']?.split(' ');
  return !screens || screens.includes(path) || screens.includes(path.replace(/[^/]+$/, '$'));
}

/**
 * What came to engines with what the build takes for granted: without it they fail in silence, and the page would
 * blame the network.
 */
const isOutdated = (): boolean =>
  !('toSorted' in Array.prototype && HTMLScriptElement.supports?.('importmap'));

/** The place of the words about a slow network says at once that this browser is too old; trying again is no use. */
function sayOutdated(): void {
  const [place] = document.querySelectorAll<HTMLElement>('.first-paint-slow');
  const waiting = document.querySelectorAll('.first-paint-status, .first-paint-row, .first-paint-slow a');
  for (const one of waiting) one.remove();
  if (!place) return;
  place.setAttribute('role', 'alert');
  place.classList.add('first-paint-outdated');
  place.textContent = place.dataset['outdated'] ?? '';
}

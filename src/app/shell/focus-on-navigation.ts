import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a navigation the focus goes to the page's heading, else to its main part, so that a screen reader
 * reads where one is and Tab starts there. A page that has put the focus somewhere itself keeps it.
 */
export function focusOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const isFirstPage = fromLocation === undefined;
    if (isFirstPage || !pathChanged || toLocation.hash !== '') return;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (!main || (focused !== main && main.contains(focused))) return;
    const heading = main.querySelector<HTMLElement>('h1[tabindex="-1"]');
    (heading ?? main).focus({ preventScroll: true });
  });
}

import { pageVisibility } from '#device/page-visibility.ts';

/**
 * Calls `work` once, after `delayMs` and not before somebody can see this page; gives the way to call it off.
 */
export function onceVisibleAfter(delayMs: number, work: () => void): () => void {
  let unsubscribe = (): void => undefined;
  const timer = setTimeout(() => {
    unsubscribe = pageVisibility.subscribe(look);
    look();
  }, delayMs);
  const callOff = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  function look(): void {
    if (!pageVisibility.isVisible()) return;
    callOff();
    work();
  }
  return callOff;
}

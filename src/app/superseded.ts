let isOver = false;

/**
 * Whether a new version has taken over since this page was loaded: what it has not loaded by then is gone
 * from the cache, and to ask for it has the page load afresh.
 */
export const isSuperseded = (): boolean => isOver;

export function supersede(): void {
  isOver = true;
}

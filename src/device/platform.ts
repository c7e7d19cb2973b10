/** Whether this is iOS or iPadOS. An iPad calls itself a Mac, but no Mac has a touch screen. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPod|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether this is the app from the home screen and not a tab of a browser. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

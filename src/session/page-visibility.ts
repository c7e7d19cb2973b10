import type { Visibility } from '#sync/pull/lead-while-visible.ts';

/** Whether somebody can see this page, for the sync floor, which knows no document. */
export const pageVisibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Whether somebody can see this page, for the sync floor, which knows no document. */
export const pageVisibility = {
  isVisible: (): boolean => document.visibilityState === 'visible',
  subscribe(listener: () => void): () => void {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds just now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Room for the list beside the conversation. */
export const TWO_PANES = '(width >= 960px)';
/** A finger is the main way in: Enter belongs to the keyboard's own line break, and a camera is at hand. */
export const TOUCH = '(pointer: coarse)';

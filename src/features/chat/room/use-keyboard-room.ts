import { useEffect, type RefObject } from 'react';

/** Below this it is the browser's own bars that come and go, not a keyboard. */
const KEYBOARD_MIN_PX = 120;

/**
 * Keeps the composer above the on-screen keyboard where that covers the page instead of resizing it (iOS,
 * Chrome on Android): the element learns the covered height as `--keyboard-height`.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = visualViewport;
    if (!viewport) return undefined;
    const follow = () => {
      // A page that is zoomed by two fingers is smaller too.
      const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height;
      const height = covered > KEYBOARD_MIN_PX ? covered : 0;
      element.current?.style.setProperty('--keyboard-height', `${height}px`);
      // iOS pushes the page up to show the field, which now stands in view by itself.
      if (height > 0 && viewport.offsetTop > 0) scrollTo({ top: 0, behavior: 'instant' });
    };
    const listening = new AbortController();
    viewport.addEventListener('resize', follow, { signal: listening.signal });
    viewport.addEventListener('scroll', follow, { signal: listening.signal });
    follow();
    return () => listening.abort();
  }, [element]);
}

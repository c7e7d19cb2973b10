import { useEffect, type RefObject } from 'react';
import { keyboardHeight } from '#ui/keyboard-height.ts';

/**
 * Keeps the composer above the on-screen keyboard where that covers the page instead of resizing it (iOS,
 * Chrome on Android): the element learns the covered height as `--keyboard-height`.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = visualViewport;
    if (!viewport) return undefined;
    const follow = () => {
      const height = keyboardHeight(viewport);
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

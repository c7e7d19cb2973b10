import { useEffect, type RefObject } from 'react';
import { keyboardHeight } from '../keyboard-height.ts';

/**
 * Tells an overlay at the foot of the page what is left of it above the on-screen keyboard: how much below it
 * is out of sight (`--covered`), and how high it may be (`--visible`). The field that is typed into stays in
 * view as it shrinks.
 */
export function useAboveKeyboard(overlay: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!isOpen || !viewport) return undefined;
    const follow = ({ type }: Pick<Event, 'type'>) => {
      const element = overlay.current;
      if (!element) return;
      const isCovered = keyboardHeight(viewport) > 0;
      // A browser may have moved what is seen down over the page to show the field.
      const below = Math.max(0, innerHeight - viewport.offsetTop - viewport.height);
      element.style.setProperty('--covered', isCovered ? `${below}px` : '');
      element.style.setProperty('--visible', isCovered ? `${viewport.height}px` : '');
      const field = document.activeElement;
      if (isCovered && type === 'resize' && field !== element && element.contains(field)) {
        field?.scrollIntoView({ block: 'nearest' });
      }
    };
    const listening = new AbortController();
    viewport.addEventListener('resize', follow, { signal: listening.signal });
    viewport.addEventListener('scroll', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [overlay, isOpen]);
}

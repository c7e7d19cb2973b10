import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the connection strip room at the head of the page (`--strip-height`) without moving what is on the screen: the
 * page grows above and is scrolled by as much. Where it cannot be scrolled back by as much when the strip leaves, the room
 * stays until the next navigation.
 */
export function useStripRoom(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const height = isShown ? (element.current?.offsetHeight ?? 0) : 0;
    const difference = height - stripRoom();
    if (difference === 0) return;
    if (difference < 0 && scrollY < -difference) return;
    setStripRoom(height);
    // A page that nobody has touched yet may still be laid out freely.
    if (difference > 0 && scrollY === 0 && !hasBeenTouched()) return;
    scrollBy({ top: difference, behavior: 'instant' });
  }, [element, isShown]);

  useEffect(
    () =>
      router.subscribe('onBeforeRouteMount', () => {
        if (!isShown) setStripRoom(0);
      }),
    [router, isShown],
  );
}

const root = () => document.documentElement;
const stripRoom = (): number => Number.parseFloat(root().style.getPropertyValue('--strip-height')) || 0;

function setStripRoom(height: number): void {
  // The browser's own scroll anchoring would do the same again.
  root().style.overflowAnchor = 'none';
  root().style.setProperty('--strip-height', `${height}px`);
  requestAnimationFrame(() => requestAnimationFrame(() => root().style.removeProperty('overflow-anchor')));
}

/** Safari before 16.4 cannot tell; then it counts as touched. */
const hasBeenTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the connection strip room at the head of the page (`--strip-height`) without moving what is on the
 * screen: the page grows above and is scrolled by as much. Where it cannot be scrolled back by as much when
 * the strip leaves, the room stays until the next navigation. `shown` names the strip, since each has its own
 * height.
 */
export function useStripRoom(element: RefObject<HTMLElement | null>, shown: string | null): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const strip = element.current;
    if (strip === null) return;
    makeRoom(shown === null ? 0 : strip.offsetHeight);
    if (shown === null) return;
    // Larger letters, or a phone that is turned, wrap its words anew while it stands.
    const sizes = new ResizeObserver(() => makeRoom(strip.offsetHeight));
    sizes.observe(strip);
    return () => sizes.disconnect();
  }, [element, shown]);

  useEffect(
    () =>
      router.subscribe('onBeforeRouteMount', () => {
        if (shown === null) setStripRoom(0);
      }),
    [router, shown],
  );
}

function makeRoom(height: number): void {
  const difference = height - stripRoom();
  if (difference === 0) return;
  // A page that only fills the screen (a conversation) has made way by shrinking, and grows back the same
  // way.
  const canScroll = root().scrollHeight > innerHeight;
  if (difference < 0 && canScroll && scrollY < -difference) return;
  setStripRoom(height);
  // A page that nobody has touched yet may still be laid out freely.
  if (difference > 0 && scrollY === 0 && !hasBeenTouched()) return;
  scrollBy({ top: difference, behavior: 'instant' });
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
